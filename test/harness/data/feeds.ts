import { type FeedCaps, usualCaps } from '#server/domain/commerce/imports/formats/feed-caps.ts';
import { inspectFeed, readFeed } from '#server/domain/commerce/imports/formats/read-feed.ts';

/** In pieces of that size, so that everything is parted somewhere. */
function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function readAll(file: string | Uint8Array, caps: Partial<FeedCaps> = {}, size = 7) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const all = { ...usualCaps, ...caps };
  const open = () => inPieces(bytes, size);
  const shape = await inspectFeed(open, all);
  return { shape, rows: await Array.fromAsync(readFeed(open, shape, all)) };
}
export const cellsOf = async (file: string | Uint8Array) =>
  (await readAll(file)).rows.map(({ cells }) => ({ ...cells }));
export const problemOf = (file: string | Uint8Array, caps: Partial<FeedCaps> = {}, size = 4096) =>
  readAll(file, caps, size).then(
    () => 'none',
    (error) => (error as { code?: string }).code ?? String(error),
  );
