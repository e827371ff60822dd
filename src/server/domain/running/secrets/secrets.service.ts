import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/open.ts';
import { findSecret, insertSecretOnce } from './secrets.queries.ts';

export type SecretsService = ReturnType<typeof createSecretsService>;

const ROOT = 'root';
const KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** One key for the installation, made on first use; each purpose works with a key derived from it. */
export function createSecretsService({ db }: { db: Db }) {
  let root: string | undefined;
  const getRoot = async (): Promise<string> => {
    if (root) return root;
    await insertSecretOnce(db, ROOT, randomBytes(KEY_BYTES).toString('base64url'));
    root = await findSecret(db, ROOT);
    if (!root) throw new Error('The key of this installation could not be kept.');
    return root;
  };
  const keyFor = async (purpose: string): Promise<Buffer> =>
    createHmac('sha256', await getRoot())
      .update(purpose)
      .digest();
  const sign = async (purpose: string, text: string): Promise<string> =>
    createHmac('sha256', await keyFor(purpose))
      .update(text)
      .digest('base64url');
  return {
    sign,

    /** What somebody else's password is in: whoever gets the row without the key of this installation reads nothing. */
    async seal(purpose: string, text: string): Promise<string> {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, await keyFor(purpose), nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** Undefined where it was sealed with another key, for something else, or was touched. */
    async unseal(purpose: string, sealed: string): Promise<string | undefined> {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const key = await keyFor(purpose);
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },

    async isSigned(purpose: string, text: string, signature: string): Promise<boolean> {
      const expected = Buffer.from(await sign(purpose, text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
