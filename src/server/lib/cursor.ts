import type { Place } from '#db/keyset.ts';
import { invalidFields } from './errors.ts';

/** A place in a list travels as an opaque word. */
export const encodeCursor = ({ at, id }: Place): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

export function decodeCursor(cursor: string): Place {
  const [, time, id] = /^(\d{1,14})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const at = new Date(Number(time));
  if (id === undefined || Number.isNaN(at.getTime())) {
    throw invalidFields({ cursor: { code: 'invalid' } });
  }
  return { at, id: Number(id) };
}
