import { reservedSlugs } from '#contract/site/addresses/paths.ts';
import { numberedSlug, slugOf } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { freeAddress, keepOldAddress, keepOldAddressIfFree } from '#db/old-addresses.ts';
import type { Db } from '#db/open.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { findSlugHolder, listTakenSlugs, lockSlugs, renameTrashed } from './slugs.queries.ts';

/** Where a title has no letter that an address could have. */
const UNNAMED = 'post';
/** Room for the number of a namesake. */
const BEGINNING = limits.writing.slug.max - 10;

/** A post in the trash keeps its address only until somebody wants it. */
async function makeRoom(tx: Db, locale: Locale, slug: string, trashedId: number): Promise<void> {
  for (let number = 2; ; number += 1) {
    const other = numberedSlug(slug, number);
    if (!(await findSlugHolder(tx, locale, other))) return renameTrashed(tx, trashedId, other);
  }
}

/** An address made of words, the first that is free; it is the caller's once the edition's slugs are locked. */
export async function takeFreeSlug(tx: Db, locale: Locale, words: string): Promise<string> {
  const base = slugOf(words) || UNNAMED;
  const taken = await listTakenSlugs(tx, locale, base.slice(0, BEGINNING));
  let number = 1;
  while (taken.has(numberedSlug(base, number)) || reservedSlugs.has(numberedSlug(base, number))) number += 1;
  const slug = numberedSlug(base, number);
  const holder = await findSlugHolder(tx, locale, slug);
  if (holder) await makeRoom(tx, locale, slug, holder.id);
  return slug;
}

/** The same for whoever holds no lock yet. */
export async function takeNewSlug(tx: Db, locale: Locale, words: string): Promise<string> {
  await lockSlugs(tx, locale);
  return takeFreeSlug(tx, locale, words);
}

/** The address that somebody chose, or a refusal. */
export async function takeSlug(tx: Db, locale: Locale, slug: string, postId?: number): Promise<void> {
  if (reservedSlugs.has(slug)) throw invalidFields({ slug: { code: 'reserved' } });
  const holder = await findSlugHolder(tx, locale, slug);
  if (!holder || holder.id === postId) return;
  if (!holder.trashedAt) throw invalidFields({ slug: { code: 'taken' } });
  await makeRoom(tx, locale, slug, holder.id);
}

interface Addressed {
  id: number;
  locale: Locale;
  slug: string;
  status: string;
  publishedAt: Date | null;
}

/**
 * Readers who know an old address still arrive. What stands at an address now has it to itself; tells whose old
 * one that ended, if anybody's.
 */
export async function keepRedirects(
  tx: Db,
  before: Addressed,
  after: Addressed,
): Promise<number | undefined> {
  const { locale } = after;
  if (before.slug !== after.slug && before.publishedAt) {
    const redirect = { locale, slug: before.slug, postId: after.id };
    // Hidden when it moved, it may never have been public there: then another's old address stays another's.
    await (before.status === 'published' ? keepOldAddress : keepOldAddressIfFree)(tx, redirect);
  }
  return after.status === 'published' ? freeAddress(tx, locale, after.slug) : undefined;
}
