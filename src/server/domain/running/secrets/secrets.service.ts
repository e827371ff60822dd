import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/open.ts';
import { findSecret, insertSecretOnce } from './secrets.queries.ts';

export type SecretsService = ReturnType<typeof createSecretsService>;

const ROOT = 'root';
const KEY_BYTES = 32;

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
  const sign = async (purpose: string, text: string): Promise<string> => {
    const key = createHmac('sha256', await getRoot())
      .update(purpose)
      .digest();
    return createHmac('sha256', key).update(text).digest('base64url');
  };
  return {
    sign,
    async isSigned(purpose: string, text: string, signature: string): Promise<boolean> {
      const expected = Buffer.from(await sign(purpose, text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
