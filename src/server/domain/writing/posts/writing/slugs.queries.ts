import { and, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { posts } from '#db/schema/writing/posts.ts';

/** One at a time gives out an edition's addresses. Taken before any post is locked, or two could wait for each other. */
export async function lockSlugs(tx: Db, locale: Locale): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`post-slugs:${locale}`}, 0))`);
}

/** The addresses that begin so; posts in the trash make way. */
export async function listTakenSlugs(tx: Db, locale: Locale, beginning: string): Promise<Set<string>> {
  const found = await tx
    .select({ slug: posts.slug })
    .from(posts)
    .where(and(eq(posts.locale, locale), isNull(posts.trashedAt), like(posts.slug, `${beginning}%`)));
  return new Set(found.map(({ slug }) => slug));
}

/** Of these addresses those that somebody has, in the trash too. */
export async function listHeldSlugs(tx: Db, locale: Locale, slugs: string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const found = await tx
    .select({ slug: posts.slug })
    .from(posts)
    .where(and(eq(posts.locale, locale), inArray(posts.slug, slugs)));
  return new Set(found.map(({ slug }) => slug));
}

export async function findSlugHolder(tx: Db, locale: Locale, slug: string) {
  const [row] = await tx
    .select({ id: posts.id, trashedAt: posts.trashedAt })
    .from(posts)
    .where(and(eq(posts.locale, locale), eq(posts.slug, slug)))
    .limit(1);
  return row;
}

/** Renames a post in the trash; its version moves on, for it is not as it was. */
export async function renameTrashed(tx: Db, id: number, slug: string): Promise<void> {
  await tx
    .update(posts)
    .set({ slug, version: sql`${posts.version} + 1`, lastSaveId: null })
    .where(eq(posts.id, id));
}
