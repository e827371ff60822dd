import { linkingKinds } from '#contract/writing/inner-links/inner-links.words.ts';
import { invalidFields } from '#server/lib/errors.ts';
import type { RenewalPlace } from './renewals.queries.ts';

export const encodeRenewalCursor = ({ points, kind, id }: RenewalPlace): string =>
  Buffer.from(`${points} ${kind} ${id}`).toString('base64url');

const SHAPE = /^(\d{1,9}(?:\.\d{1,9})?) ([a-z]{1,9}) (\d{1,15})$/;

export function decodeRenewalCursor(cursor: string): RenewalPlace {
  const [, points, name, id] = SHAPE.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const kind = linkingKinds.find((each) => each === name);
  if (kind === undefined) throw invalidFields({ cursor: { code: 'invalid' } });
  return { points: Number(points), kind, id: Number(id) };
}
