import { invalidFields } from '#server/lib/errors.ts';

/** A place in a list that is ordered by address. It travels as an opaque word. */
export const encodePath = (path: string): string => Buffer.from(path).toString('base64url');

export function decodePath(cursor: string): string {
  const path = Buffer.from(cursor, 'base64url').toString();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no address has them, and no database takes them
  if (!/^\/[^\u0000-\u001f\ufffd]*$/.test(path)) throw invalidFields({ cursor: { code: 'invalid' } });
  return path;
}
