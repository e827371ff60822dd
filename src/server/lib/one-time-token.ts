import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** Long and random, so a fast hash keeps it: nobody can try them all. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token goes into a link, and only its hash into the database. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}
