import { numberedSlug, slugOf } from '#contract/site/addresses/slugs.ts';
import { locales } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { type AuditActor, recordAudit } from '#server/domain/people/audit/record-audit.ts';
import {
  type AuthorRow,
  findAuthorByAlias,
  findAuthorBySlug,
  insertAuthor,
  type NewAuthorRow,
} from './authors.queries.ts';

export type NewAuthor = { slug?: string | undefined; name: string } & Partial<
  Pick<NewAuthorRow, 'imageUrl' | 'words' | 'knows' | 'links'>
>;

interface Making {
  actor: AuditActor;
  at: Date;
  batchId?: number;
}

/** A name without a plain letter in it still needs an address. */
const NAMELESS = 'autor';

/** The person at this address, also one of before: whoever was made one with another is that one. */
export const findAuthorAt = async (db: Db, slug: string): Promise<AuthorRow | undefined> =>
  (await findAuthorBySlug(db, slug)) ?? (await findAuthorByAlias(db, slug));

/** An address that neither a person has nor leads to one. */
async function freeSlug(tx: Db, name: string): Promise<string> {
  const base = slugOf(name) || NAMELESS;
  for (let number = 1; ; number += 1) {
    const slug = numberedSlug(base, number);
    if (!(await findAuthorAt(tx, slug))) return slug;
  }
}

/** A new person, in the middle of a larger transaction; undefined where the address is somebody's. */
export async function makeAuthor(
  tx: Db,
  { actor, at, batchId }: Making,
  { slug, ...given }: NewAuthor,
): Promise<AuthorRow | undefined> {
  const chosen = slug ?? (await freeSlug(tx, given.name));
  if (await findAuthorByAlias(tx, chosen)) return undefined;
  const row = { ...given, slug: chosen, createdAt: at, updatedAt: at, updatedBy: actor.name };
  const made = await insertAuthor(tx, row);
  if (!made) return undefined;
  const subject = { subject: 'author', subjectId: String(made.id), title: made.name } as const;
  await recordAudit(tx, actor, at, { action: 'created', ...subject, ...(batchId && { batchId }) });
  await recordChange(tx, at, `author ${made.id} created`, locales.map(tags.missing));
  return made;
}

/**
 * The person at an address, made where there is none: for whoever brings articles in, in their own transaction. One
 * who is there stays as they are.
 */
export async function ensureAuthor(
  tx: Db,
  making: Making,
  { slug, ...given }: NewAuthor & { slug: string },
): Promise<{ author: AuthorRow; made: boolean }> {
  const known = await findAuthorAt(tx, slug);
  if (known) return { author: known, made: false };
  const made = await makeAuthor(tx, making, { slug, ...given });
  // Somebody else was faster: then they are there now.
  const author = made ?? (await findAuthorAt(tx, slug));
  if (!author) throw new Error(`There is no author "${slug}", and none could be made.`);
  return { author, made: made !== undefined };
}
