import { engineLimits } from '#contract/site/engine-limits.ts';
import { usesOfPicture } from '#server/domain/writing/media/picture-uses.ts';
import type { Check, CheckTools, Fault } from '../check.ts';
import { listKnownNames } from '../content/pictures.queries.ts';
import { deletePicture, listPictures } from './files.queries.ts';

const { batch } = engineLimits.integrity;

async function* picturesWithoutFile({ db, pictures }: CheckTools): AsyncIterable<Fault> {
  for (let after = 0; ; ) {
    const rows = await listPictures(db, after, batch);
    for (const { id, name, fileName } of rows) {
      if (await pictures.originals.has(name)) continue;
      const uses = await usesOfPicture(db, name);
      yield {
        key: `picture ${name}`,
        kind: uses.length > 0 ? 'picture_without_file_in_use' : 'picture_without_file',
        values: { name, n: uses.length },
        subject: { kind: 'media', id, title: fileName, locale: null },
      };
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}

async function* filesWithoutPicture({ db, pictures }: CheckTools): AsyncIterable<Fault> {
  let names: string[] = [];
  async function* judged(): AsyncIterable<Fault> {
    const known = await listKnownNames(db, names);
    // One that a page shows all the same does no harm to anybody.
    for (const name of names)
      if (!known.has(name) && !pictures.isDrawn(name) && (await usesOfPicture(db, name)).length === 0)
        yield { key: `file ${name}`, kind: 'file_without_picture', values: { name } };
    names = [];
  }
  for await (const name of pictures.originals.list()) {
    names.push(name);
    if (names.length >= batch) yield* judged();
  }
  yield* judged();
}

/** The library and the files that it stands for, held against each other. */
export const filesCheck: Check = {
  id: 'files',
  async *find(tools) {
    yield* picturesWithoutFile(tools);
    yield* filesWithoutPicture(tools);
  },
  async mend({ kind, values }, { tx, pictures, afterwards }) {
    const name = String(values.name);
    if (kind === 'file_without_picture') {
      if ((await listKnownNames(tx, [name])).has(name) || !(await pictures.originals.has(name))) return false;
      if ((await usesOfPicture(tx, name)).length > 0) return false;
      afterwards(() => pictures.removePicture(name));
      return true;
    }
    if (await pictures.originals.has(name)) return false;
    if ((await usesOfPicture(tx, name)).length > 0) return false;
    return (await deletePicture(tx, name)) > 0;
  },
};
