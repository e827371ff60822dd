import { invalidFields } from '#server/lib/errors.ts';
import type { Place } from './feed-catalogue.queries.ts';

export const encodePlace = ({ arrivalId, row }: Place): string =>
  Buffer.from(`${arrivalId}.${row}`).toString('base64url');

export function decodePlace(cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, arrivalId, row] = /^(\d{1,15})\.(\d{1,9})$/.exec(text) ?? [];
  if (row === undefined) throw invalidFields({ cursor: { code: 'invalid' } });
  return { arrivalId: Number(arrivalId), row: Number(row) };
}
