import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { RedirectKind } from '#contract/readers/redirects/redirects.words.ts';
import type { EditionAddress } from '#contract/site/addresses/edition-address.ts';
import type { Locale } from '#contract/site/locales.ts';
import { containing } from '#db/containing.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import { leadsFrom } from '#db/old-addresses.ts';
import type { Db } from '#db/open.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';

const newest = newestBy(slugRedirects.createdAt, slugRedirects.id);

const selectRedirects = (db: Db) =>
  db
    .select({
      id: slugRedirects.id,
      locale: slugRedirects.locale,
      slug: slugRedirects.slug,
      target: slugRedirects.target,
      postSlug: posts.slug,
      categorySlug: categories.slug,
      reviewSlug: reviews.slug,
      createdAt: slugRedirects.createdAt,
    })
    .from(slugRedirects)
    .leftJoin(posts, eq(posts.id, slugRedirects.postId))
    .leftJoin(categories, eq(categories.id, slugRedirects.categoryId))
    .leftJoin(reviews, eq(reviews.id, slugRedirects.reviewId));
export type RedirectRow = Awaited<ReturnType<typeof selectRedirects>>[number];

const ofKind: Record<RedirectKind, SQL> = {
  post: isNotNull(slugRedirects.postId),
  category: isNotNull(slugRedirects.categoryId),
  review: isNotNull(slugRedirects.reviewId),
  manual: isNotNull(slugRedirects.target),
};

export interface RedirectFilter {
  locale?: Locale | undefined;
  kind?: RedirectKind | undefined;
  q?: string | undefined;
  after?: Place | undefined;
}

export const listRedirects = (
  db: Db,
  { locale, kind, q, after }: RedirectFilter,
  limit: number,
): Promise<RedirectRow[]> =>
  selectRedirects(db)
    .where(
      and(
        locale && eq(slugRedirects.locale, locale),
        kind && ofKind[kind],
        q
          ? or(
              ...[slugRedirects.slug, slugRedirects.target, posts.slug, categories.slug, reviews.slug].map(
                (column) => containing(sql`lower(${column})`, q.toLowerCase()),
              ),
            )
          : undefined,
        newest.after(after),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit);

export async function findRedirect(db: Db, id: number): Promise<RedirectRow | undefined> {
  const [row] = await selectRedirects(db).where(eq(slugRedirects.id, id)).limit(1);
  return row;
}

export async function findRedirectAt(
  db: Db,
  { locale, rest }: EditionAddress,
): Promise<RedirectRow | undefined> {
  const [row] = await selectRedirects(db).where(leadsFrom(locale, rest)).limit(1);
  return row;
}

export async function insertRedirect(
  tx: Db,
  { locale, rest }: EditionAddress,
  target: string,
  createdAt: Date,
): Promise<number> {
  const [row] = await tx
    .insert(slugRedirects)
    .values({ locale, slug: rest, target, createdAt })
    .returning({ id: slugRedirects.id });
  if (!row) throw new Error('A redirect was not kept.');
  return row.id;
}

export async function deleteRedirect(tx: Db, id: number): Promise<void> {
  await tx.delete(slugRedirects).where(eq(slugRedirects.id, id));
}

const pages = { post: posts, category: categories, review: reviews } as const;

/** Whether the slug is anybody's in that edition, drafts included: they would lose their address. The trash has none. */
export async function isSlugTaken(db: Db, kind: keyof typeof pages, locale: Locale, slug: string) {
  const table = pages[kind];
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.locale, locale),
        eq(table.slug, slug),
        kind === 'post' ? isNull(posts.trashedAt) : undefined,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether readers find the page of a slug: what is a draft, archived or in the trash is not there for them. */
export async function isPageShown(db: Db, kind: keyof typeof pages, locale: Locale, slug: string) {
  const shown = {
    post: eq(posts.status, 'published'),
    review: eq(reviews.status, 'published'),
    category: undefined,
  };
  const table = pages[kind];
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.locale, locale), eq(table.slug, slug), shown[kind]))
    .limit(1);
  return rows.length > 0;
}
