import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from './open.ts';
import { slugRedirects } from './schema/readers/slug-redirects.ts';

/** An address that a page once had: it leads to the page, and not to where that was, so that every old one leads to the newest. */
type OldAddress = { locale: Locale; slug: string; createdAt?: Date } & (
  | { postId: number }
  | { categoryId: number }
  | { reviewId: number }
);

/** `slug` is what follows the edition in the address. */
export const leadsFrom = (locale: Locale, slug: string) =>
  and(eq(slugRedirects.locale, locale), eq(slugRedirects.slug, slug));

/** From now on the address leads there, wherever it led before. */
export async function keepOldAddress(tx: Db, address: OldAddress): Promise<void> {
  const { locale, slug, ...page } = address;
  await tx
    .insert(slugRedirects)
    .values(address)
    .onConflictDoUpdate({
      target: [slugRedirects.locale, slugRedirects.slug],
      set: { postId: null, categoryId: null, reviewId: null, target: null, ...page },
    });
}

export async function keepOldAddressIfFree(tx: Db, address: OldAddress): Promise<void> {
  await tx.insert(slugRedirects).values(address).onConflictDoNothing();
}

/** A page stands at the address again; tells to which post it led. */
export async function freeAddress(tx: Db, locale: Locale, slug: string): Promise<number | undefined> {
  const [row] = await tx
    .delete(slugRedirects)
    .where(leadsFrom(locale, slug))
    .returning({ postId: slugRedirects.postId });
  return row?.postId ?? undefined;
}

/** Pages stand at these addresses from now on. */
export async function freeAddresses(tx: Db, locale: Locale, slugs: string[]): Promise<void> {
  if (slugs.length > 0)
    await tx
      .delete(slugRedirects)
      .where(and(eq(slugRedirects.locale, locale), inArray(slugRedirects.slug, slugs)));
}
