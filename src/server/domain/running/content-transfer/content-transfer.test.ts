import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { awin } from '#contract/commerce/networks/ready-made/awin.ts';
import { magalu } from '#contract/commerce/networks/ready-made/magalu.ts';
import { contentKinds } from '#contract/running/content-transfer/content-kinds.ts';
import type { Locale } from '#contract/site/locales.ts';
import { networks } from '#db/schema/commerce/networks.ts';
import { oldAddresses } from '#db/schema/readers/old-addresses.ts';
import { settings } from '#db/schema/running/settings.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { media } from '#db/schema/writing/media.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { type Place, pagesOf, sumsOf, usePlace } from '#test/harness/data/backups.ts';
import { hugePng, noise } from '#test/harness/data/pictures.ts';
import { engines, otherEngine } from '#test/harness/database.ts';
import { actors, callerWith } from '#test/harness/people/actors.ts';

const addresses = (locale: string) => [`/${locale}`, `/${locale}/categorias`, `/${locale}/contato`];

const contentOf = async ({ client }: Place) => {
  const sums = await sumsOf(client);
  return Object.fromEntries(contentKinds.map((kind) => [kind, sums[kind]]));
};

async function exportFile(place: Place, name: string, locale?: Locale): Promise<string> {
  const file = path.join(place.folder, name);
  await pipeline(place.services.contentTransfer.write(locale), createWriteStream(file));
  return file;
}
const importFile = (place: Place, file: string, dryRun = false) =>
  place.services.contentTransfer.import(file, actors.owner, { dryRun });

describe.each(engines)('content as JSON, from %s to the other engine', { timeout: 120_000 }, (engine) => {
  const site = usePlace(engine, 'demo', {
    seed: async (db) => {
      await db.insert(settings).values({ key: 'amazon_na', value: 'a secret' });
      await db.insert(networks).values([awin, magalu].map((each) => ({ key: each.id, definition: each })));
    },
  });
  const whole = usePlace(otherEngine[engine], 'nothing');
  const parts = usePlace(otherEngine[engine], 'nothing');

  test('a whole site into an empty one: the same rows, the same pages, and nothing secret', async () => {
    const picture = await site().services.mediaLibrary.upload(callerWith('owner'), {
      name: 'Sala.png',
      bytes: await noise().png().toBuffer(),
    });
    const paper = { name: 'Tabela.pdf', bytes: Buffer.from('%PDF-1.7 x') };
    const { name } = await site().services.mediaLibrary.uploadFile(callerWith('owner'), paper);
    const lasting = { path: '/2019/antigo', locale: 'br', target: '/br/contato' } as const;
    await site()
      .db.insert(oldAddresses)
      .values({ ...lasting, runId: 7 });
    const file = await exportFile(site(), 'whole.json');
    const text = await readFile(file, 'utf8');
    expect(JSON.parse(text)[0]).toMatchObject({
      vitrinaContent: 1,
      editions: ['br', 'it', 'mx', 'es', 'us'],
    });
    expect(text).not.toContain('a secret');
    expect(text).not.toContain('credentials');

    const tried = await importFile(whole(), file, true);
    expect(tried.kinds.posts).toMatchObject({ clashes: [] });
    expect(await whole().db.select().from(posts)).toEqual([]);
    const report = await importFile(whole(), file);
    expect(report.kinds.posts?.added).toBe(report.kinds.posts?.given);
    await site().db.delete(settings).where(eq(settings.key, 'amazon_na'));
    // Which run brought an address along is nobody's concern elsewhere.
    await site().db.update(oldAddresses).set({ runId: null });
    expect(await contentOf(whole())).toEqual(await contentOf(site()));
    expect(await whole().services.redirects.find(lasting.path)).toBe(lasting.target);
    const pages = [...['br', 'it', 'mx'].flatMap(addresses), '/br/avaliacao/nimbra-aero-3', '/br/lancamento'];
    expect(await pagesOf(whole(), pages)).toEqual(await pagesOf(site(), pages));
    expect(await whole().pictures.originals.read(picture.name)).toEqual(
      await site().pictures.originals.read(picture.name),
    );
    expect(await whole().pictures.originals.read(name)).toEqual(paper.bytes);

    // Back again, it is the very same file, but for its head; and importing it once more changes nothing.
    const again = await readFile(await exportFile(whole(), 'again.json'), 'utf8');
    expect(again.split('\n').slice(2)).toEqual(text.split('\n').slice(2));
    const twice = await importFile(whole(), file);
    expect(Object.values(twice.kinds).map(({ added, changed }) => added + changed)).toEqual(
      Object.keys(twice.kinds).map(() => 0),
    );
    const [next] = await whole()
      .db.insert(categories)
      .values({ locale: 'br', slug: 'nova', name: 'Nova' })
      .returning();
    expect(next?.id).toBeGreaterThan(10);
  });

  test('one edition after the other', async () => {
    const italian = await importFile(parts(), await exportFile(site(), 'it.json', 'it'));
    expect(italian.head.editions).toEqual(['it']);
    expect(await parts().db.select().from(posts).where(eq(posts.locale, 'br'))).toEqual([]);
    expect(await parts().db.select().from(media)).toEqual([]);
    expect((await parts().db.select().from(networks)).map(({ key }) => key)).toEqual(['awin']);
    expect((await pagesOf(parts(), ['/it/categorie']))['/it/categorie']).toBeTruthy();
    const brazilian = await importFile(parts(), await exportFile(site(), 'br.json', 'br'));
    expect(Object.values(brazilian.kinds).flatMap(({ clashes }) => clashes)).toEqual([]);
    const count = async (place: Place, locale: Locale) =>
      (await place.db.select().from(posts).where(eq(posts.locale, locale))).length;
    for (const locale of ['br', 'it'] as const)
      expect(await count(parts(), locale)).toBe(await count(site(), locale));
  });

  /** Of an edition that is not there yet. */
  let mexican: string;

  test('a file that is cut off, or not one of ours, changes nothing', async () => {
    mexican = await exportFile(site(), 'mx.json', 'mx');
    const text = await readFile(mexican, 'utf8');
    const file = path.join(site().folder, 'cut.json');
    const before = await contentOf(parts());
    for (const broken of [text.slice(0, -3), text.slice(0, text.length / 2), '', '{}', '[\n{"a":1}\n]\n']) {
      await writeFile(file, broken);
      await expect(importFile(parts(), file)).rejects.toMatchObject({ code: 'invalid_input' });
    }
    await writeFile(file, text.replace(/"migration":\d+/, '"migration":1'));
    await expect(importFile(parts(), file)).rejects.toThrow(/older than this one/);
    expect(await contentOf(parts())).toEqual(before);
  });

  /** Which rows these are, says sound-rows.test.ts. */
  test('what no form would take is not taken from a file either', async () => {
    const lines = (await readFile(mexican, 'utf8')).split('\n');
    const line = lines.find((each) => each.startsWith('{"kind":"posts"')) ?? '';
    const post = { ...JSON.parse(line.replace(/,$/, '')).row, category_id: null, copied_from_id: null };
    const tryOut = async (record: object) => {
      const file = path.join(site().folder, 'hostile.json');
      await writeFile(file, [...lines.slice(0, 2), JSON.stringify(record), ']', ''].join('\n'));
      return importFile(parts(), file, 'kind' in record);
    };
    expect((await tryOut({ kind: 'posts', row: post })).kinds.posts?.added).toBe(1);
    const content = { type: 'doc', content: [{ type: 'faq', attrs: {} }] };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const record of [
      { kind: 'posts', row: { ...post, content } },
      { picture: 'a-picture', data: svg.toString('base64') },
      { picture: 'a-page.pdf', data: Buffer.from('<!DOCTYPE html>').toString('base64') },
      { picture: 'a-page.html', data: Buffer.from('<!DOCTYPE html>').toString('base64') },
      { picture: '../a.pdf', data: Buffer.from('%PDF-').toString('base64') },
      { picture: 'a-bomb', data: hugePng(30_000, 30_000).toString('base64') },
    ])
      await expect(tryOut(record)).rejects.toMatchObject({ reason: 'not_content' });
    expect(await parts().pictures.originals.read('a-picture')).toBeUndefined();
  });

  test('where something else is in the way, nothing is imported, and it is named', async () => {
    const [category] = await site().db.select().from(categories).where(eq(categories.locale, 'mx')).limit(1);
    await parts()
      .db.insert(categories)
      .values({ id: category?.id ?? 0, locale: 'mx', slug: 'outra', name: 'Outra' });
    const before = await contentOf(parts());
    const report = await importFile(parts(), mexican);
    expect(report.kinds.categories?.clashes).toEqual([String(category?.id)]);
    expect(await contentOf(parts())).toEqual(before);
  });
});
