import { engineLimits } from '#contract/site/engine-limits.ts';
import { refuseContent } from './refuse-content.ts';

const { lineBytes } = engineLimits.contentTransfer;
const LINE_FEED = 0x0a;

/** Line after line, as the export ended them. One that is longer than any of ours is not gathered first. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  atMost = lineBytes,
): AsyncGenerator<string> {
  let pieces: Uint8Array[] = [];
  let gathered = 0;
  const add = (piece: Uint8Array) => {
    gathered += piece.length;
    if (gathered > atMost) throw refuseContent(`A line has more than ${atMost} bytes.`);
    pieces.push(piece);
  };
  const take = () => {
    const line = Buffer.concat(pieces).toString();
    pieces = [];
    gathered = 0;
    return line.endsWith('\r') ? line.slice(0, -1) : line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      add(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (gathered > 0) yield take();
}
