import { and, asc, eq, gt, like, not } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { oldAddresses } from '#db/schema/readers/old-addresses.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { authorAliases, authors } from '#db/schema/writing/authors.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';

const AT_ONCE = 500;

const ends = { postSlug: posts.slug, postStatus: posts.status, categorySlug: categories.slug };

const slugsAfter = (db: Db, after: number) =>
  db
    .select({
      id: slugRedirects.id,
      locale: slugRedirects.locale,
      rest: slugRedirects.slug,
      target: slugRedirects.target,
      ...ends,
      reviewSlug: reviews.slug,
      reviewStatus: reviews.status,
    })
    .from(slugRedirects)
    .leftJoin(posts, eq(posts.id, slugRedirects.postId))
    .leftJoin(categories, eq(categories.id, slugRedirects.categoryId))
    .leftJoin(reviews, eq(reviews.id, slugRedirects.reviewId))
    .where(gt(slugRedirects.id, after))
    .orderBy(asc(slugRedirects.id))
    .limit(AT_ONCE);
export type SlugLeadRow = Awaited<ReturnType<typeof slugsAfter>>[number];

/** Addresses below editions that lead elsewhere, some at a time. */
export async function* listSlugLeads(db: Db): AsyncGenerator<SlugLeadRow> {
  for (let after = 0; ; ) {
    const rows = await slugsAfter(db, after);
    yield* rows;
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? 0;
  }
}

const oldAfter = (db: Db, after: string, byQuery: boolean) => {
  const named = like(oldAddresses.path, '%?%');
  return db
    .select({
      path: oldAddresses.path,
      locale: oldAddresses.locale,
      target: oldAddresses.target,
      ...ends,
      authorSlug: authors.slug,
    })
    .from(oldAddresses)
    .leftJoin(posts, eq(posts.id, oldAddresses.postId))
    .leftJoin(categories, eq(categories.id, oldAddresses.categoryId))
    .leftJoin(authors, eq(authors.id, oldAddresses.authorId))
    .where(and(gt(oldAddresses.path, after), byQuery ? named : not(named)))
    .orderBy(asc(oldAddresses.path))
    .limit(AT_ONCE);
};
export type OldLeadRow = Awaited<ReturnType<typeof oldAfter>>[number];

/** Addresses of sites that have moved in: those that are paths, or those that are named by a query. */
export async function* listOldLeads(db: Db, byQuery: boolean): AsyncGenerator<OldLeadRow> {
  for (let after = ''; ; ) {
    const rows = await oldAfter(db, after, byQuery);
    yield* rows;
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.path ?? '';
  }
}

export const listAliasLeads = (db: Db) =>
  db
    .select({ alias: authorAliases.slug, slug: authors.slug })
    .from(authorAliases)
    .innerJoin(authors, eq(authors.id, authorAliases.authorId))
    .orderBy(asc(authorAliases.slug));
