import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaName } from '#contract/writing/media/files.ts';
import { originalFile } from '#server/domain/writing/media/original-store.ts';
import { markdownFile, markdownPath } from './markdown-file.ts';
import { countItem, type OutgoingWriter, type WriterParts } from './move-out.parts.ts';
import { toMarkdown } from './to-markdown.ts';

/** A file for each text, below its edition; pictures and files as they were brought in, for all editions together. */
export async function openMarkdown({ folder, pictures, moved }: WriterParts): Promise<OutgoingWriter> {
  const write = async (name: string, bytes: string | Buffer) => {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes, { flag: 'wx' });
    moved.files += 1;
  };
  const isThere = (name: string) =>
    access(path.join(folder, name)).then(
      () => true,
      () => false,
    );
  const wanted = new Map<string, string>();
  /** Where a picture of ours will lie; any other address stays what it is. */
  const address = (href: string): string => {
    const name = mediaName(href);
    if (name === undefined) return href;
    const place = `media/${originalFile(name)}`;
    wanted.set(name, place);
    return `/${place}`;
  };
  return {
    async write({ item, blocks, resolve }) {
      const body = resolve(toMarkdown(blocks, address));
      await write(markdownPath(item), markdownFile(item, body, item.picture && address(item.picture.url)));
      countItem(moved, item);
    },
    async close() {
      for (const [name, place] of wanted) {
        if (await isThere(place)) continue;
        const bytes = await pictures.originals.read(name);
        if (!bytes) {
          if (!moved.missing.includes(name)) moved.missing.push(name);
          continue;
        }
        await write(place, bytes);
        moved.pictures += 1;
      }
    },
  };
}
