// Not `{ argon2 }`: a Node without it could not even say which one is needed (lib/node-version.ts).
import crypto from 'node:crypto';
import { promisify } from 'node:util';
import { withoutEnding } from '#contract/site/addresses/without-ending.ts';

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** What OWASP asks of argon2id: 19 MiB, two passes, one lane. */
const RECOMMENDED: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Node has four threads for such work, and files are read on the same ones. */
const AT_ONCE = 2;

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(password: string, stored: string): Promise<boolean>;
}

const derive = promisify(crypto.argon2);
const base64 = (bytes: Buffer) => withoutEnding(bytes.toString('base64'), '=');
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Lets so many work at once; the others wait in line. */
function inTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Passwords as argon2id strings in PHC form: each carries its own salt and cost, so that the cost can be raised. */
export function createPasswords(cost = RECOMMENDED): Passwords {
  const inTurn = inTurns(AT_ONCE);
  const tagOf = (password: string, nonce: Buffer, price: Cost, tagLength: number) =>
    // Composed and decomposed letters look alike and differ from one keyboard to the next.
    inTurn(() => derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...price }));
  return {
    async hash(password) {
      const salt = crypto.randomBytes(SALT_BYTES);
      const tag = await tagOf(password, salt, cost, TAG_BYTES);
      const { memory, passes, parallelism } = cost;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
    },
    async verify(password, stored) {
      const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(stored) ?? [];
      if (!memory) throw new Error('A stored password is not in the form that this program writes.');
      const expected = Buffer.from(tag, 'base64');
      const paid = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
      const given = await tagOf(password, Buffer.from(salt, 'base64'), paid, expected.length);
      return crypto.timingSafeEqual(given, expected);
    },
  };
}
