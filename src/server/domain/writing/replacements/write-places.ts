import { isDeepStrictEqual } from 'node:util';
import type { LeftPlace } from '#contract/writing/replacements/replacements.admin.schemas.ts';
import type { LeftReason, TextField, TextKind } from '#contract/writing/replacements/replacements.words.ts';
import type { Db } from '#db/open.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import { DomainError } from '#server/lib/errors.ts';
import { checkField } from './field-schemas.ts';
import type { NewPlace } from './replacements.queries.ts';
import type { Values } from './targets/target.ts';
import { targets } from './targets/targets.ts';

/** A field of something, and what is to become of it; undefined where it is not as it was expected to be. */
export interface WantedPlace {
  kind: TextKind;
  id: number;
  field: TextField;
  next: (current: unknown) => unknown;
}

export interface WrittenPlaces {
  done: NewPlace[];
  left: LeftPlace[];
}

/** What it is called; what is gone has no name any more. */
const titleOf = (kind: TextKind, values: Values | undefined): string => {
  if (!values) return '';
  const { title, brand, name, siteName, site_name } = values;
  return String(kind === 'product' ? `${brand} ${name}` : (title ?? name ?? siteName ?? site_name));
};

/** All fields of one thing in one write: it gets one new version, not several. */
async function writeOne(
  tx: Db,
  rewriting: Rewriting,
  kind: TextKind,
  id: number,
  wanted: WantedPlace[],
): Promise<WrittenPlaces> {
  const left: WrittenPlaces['left'] = [];
  const leave = (field: TextField, reason: LeftReason) =>
    left.push({ kind, id, field, reason, title: titleOf(kind, seen) });
  const target = targets.find((each) => each.kind === kind);
  let seen: Values | undefined;
  let changes: Values = {};
  const change = (values: Values): Values | undefined => {
    seen = values;
    for (const { field, next } of wanted) {
      const value = next(values[field]);
      const checked = value === undefined ? undefined : checkField(kind, field, value);
      if (!checked) leave(field, 'changed');
      else if ('refusal' in checked) leave(field, checked.refusal.reason);
      else if (!isDeepStrictEqual(checked.value, values[field])) changes[field] = checked.value;
    }
    return Object.keys(changes).length > 0 ? changes : undefined;
  };
  let after: Values | undefined;
  try {
    after = await target?.write(tx, id, rewriting, change);
  } catch (error) {
    // What its own rules refuse is refused before anything is written.
    if (!(error instanceof DomainError) || error.code !== 'invalid_input') throw error;
    for (const field of Object.keys(changes) as TextField[]) leave(field, 'invalid');
    changes = {};
  }
  if (!seen) for (const { field } of wanted) leave(field, 'gone');
  const fields = after ? (Object.keys(changes) as TextField[]) : [];
  const done = fields.map((field) => ({
    kind,
    subjectId: id,
    field,
    title: titleOf(kind, seen),
    before: seen?.[field],
    after: after?.[field],
  }));
  return { done, left };
}

/** Thing by thing, in the order in which everybody locks them. */
export async function writePlaces(
  tx: Db,
  rewriting: Rewriting,
  wanted: WantedPlace[],
): Promise<WrittenPlaces> {
  const written: WrittenPlaces = { done: [], left: [] };
  for (const { kind } of targets) {
    const ofKind = wanted.filter((place) => place.kind === kind);
    const byId = [...Map.groupBy(ofKind, ({ id }) => id)].sort(([one], [other]) => one - other);
    for (const [id, places] of byId) {
      const { done, left } = await writeOne(tx, rewriting, kind, id, places);
      written.done.push(...done);
      written.left.push(...left);
    }
  }
  return written;
}
