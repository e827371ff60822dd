import { createCipheriv, createDecipheriv } from 'node:crypto';
import { BackupProblem } from '../backup-problem.ts';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
export const PIECE_BYTES = 64 * 1024;

type Bytes = AsyncIterable<Uint8Array>;

/** Pieces of one size; only the last may be shorter, and is known to be the last before it is handed out. */
async function* piecesOf(source: Bytes, size: number): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let waiting = Buffer.alloc(0);
  for await (const part of source) {
    waiting = Buffer.concat([waiting, part]);
    while (waiting.length > size) {
      yield { piece: waiting.subarray(0, size), isLast: false };
      waiting = waiting.subarray(size);
    }
  }
  yield { piece: waiting, isLast: true };
}

/** A piece's number and whether it is the last: so none can be moved, left out, doubled or made the end. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(Number(isLast), NONCE_BYTES - 1);
  return nonce;
}

/** Under a key that seals nothing else, ever. */
export async function* sealPieces(source: Bytes, key: Buffer, size = PIECE_BYTES): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, isLast } of piecesOf(source, size)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Hands out nothing that was not sealed just so. That something is missing at the end, it says at the end. */
export async function* openPieces(source: Bytes, key: Buffer, size = PIECE_BYTES): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, isLast } of piecesOf(source, size + TAG_BYTES)) {
    if (piece.length < TAG_BYTES) throw new BackupProblem('broken_file');
    const end = piece.length - TAG_BYTES;
    const decipher = createDecipheriv(CIPHER, key, nonceOf(number, isLast), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(piece.subarray(end));
    const opened = decipher.update(piece.subarray(0, end));
    try {
      decipher.final();
    } catch {
      throw new BackupProblem('broken_file');
    }
    yield opened;
    number += 1;
  }
}
