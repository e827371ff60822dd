import { reservedSlugs } from '#contract/site/addresses/paths.ts';
import { numberedSlug, slugOf } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { violatesUnique } from '#server/lib/database-errors.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { listTakenSlugs } from './reviews.write.queries.ts';

/** Where a name has no letter that an address could have. */
const UNNAMED = 'produto';
/** Room for the number of a namesake. */
const BEGINNING = limits.writing.slug.max - 10;

export async function freeSlug(tx: Db, locale: Locale, words: string): Promise<string> {
  const base = slugOf(words) || UNNAMED;
  const taken = await listTakenSlugs(tx, locale, base.slice(0, BEGINNING));
  let number = 1;
  while (taken.has(numberedSlug(base, number)) || reservedSlugs.has(numberedSlug(base, number))) number += 1;
  return numberedSlug(base, number);
}

export function refuseReserved(slug: string | undefined): void {
  if (slug !== undefined && reservedSlugs.has(slug)) throw invalidFields({ slug: { code: 'reserved' } });
}

/** Two may want one address, or begin one review, at once: the index decides, and the second is told. */
export async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violatesUnique(error, 'reviews_slug')) throw invalidFields({ slug: { code: 'taken' } });
    if (violatesUnique(error, 'reviews_product')) throw invalidFields({ locale: { code: 'taken' } });
    throw error;
  }
}
