import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { BackupProblem } from '../backup-problem.ts';
import { openPieces, sealPieces } from './sealed-pieces.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** What an encrypted archive begins with; the digit says how it is made. */
const MARK = Buffer.from('vitrina-sealed-1');
const FAMILY = MARK.subarray(0, -1);
const SALT_BYTES = 32;
const PROOF_BYTES = 32;
const HEAD_BYTES = MARK.length + SALT_BYTES + PROOF_BYTES;

/** A third of a second and 32 MB for each guess. They are part of the form: a file cannot ask for others. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

interface Keys {
  /** For this file alone: its salt is. */
  key: Buffer;
  /** Shows that a passphrase is the right one, before anything is read with it. */
  proof: Buffer;
}

function deriveKeys(passphrase: string, salt: Buffer): Promise<Keys> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 2 * KEY_BYTES, COST, (error, derived) => {
      if (error) return reject(error);
      const proof = createHmac('sha256', derived.subarray(KEY_BYTES)).update(MARK).update(salt).digest();
      resolve({ key: derived.subarray(0, KEY_BYTES), proof });
    });
  });
}

/** Encrypts as it goes; what comes out can be read with the passphrase and not be changed without it (decision 053). */
export async function* sealArchive(source: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const { key, proof } = await deriveKeys(passphrase, salt);
  yield Buffer.concat([MARK, salt, proof]);
  yield* sealPieces(source, key);
}

async function* all(first: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** What was sealed is opened; what was not goes through as it is. */
export async function* openArchive(
  source: Bytes,
  passphrase: string | undefined,
): AsyncGenerator<Uint8Array> {
  const parts = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const next = await parts.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  if (!head.subarray(0, FAMILY.length).equals(FAMILY)) return yield* all(head, parts);
  if (head.length < HEAD_BYTES) throw new BackupProblem('broken_file');
  if (!head.subarray(0, MARK.length).equals(MARK)) throw new BackupProblem('newer_format');
  if (!passphrase) throw new BackupProblem('passphrase_needed');
  const salt = head.subarray(MARK.length, MARK.length + SALT_BYTES);
  const { key, proof } = await deriveKeys(passphrase, salt);
  if (!timingSafeEqual(proof, head.subarray(MARK.length + SALT_BYTES, HEAD_BYTES)))
    throw new BackupProblem('wrong_passphrase');
  yield* openPieces(all(head.subarray(HEAD_BYTES), parts), key);
}
