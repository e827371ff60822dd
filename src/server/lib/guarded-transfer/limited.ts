import { FetchProblem } from '#server/lib/guarded-fetch/problem.ts';

const tooLarge = () => new FetchProblem('too_large', 'The file is too large.');

/** For a host that says the size first. */
export function requireRoom(bytes: number, maxBytes: number): void {
  if (bytes > maxBytes) throw tooLarge();
}

/** And for what it sends all the same. */
export async function* limited(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    requireRoom(bytes, maxBytes);
    yield chunk;
  }
}
