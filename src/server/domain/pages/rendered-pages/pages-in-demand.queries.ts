import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PageKind } from '#contract/commerce/clicks/counted-page.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { viewDays } from '#db/schema/commerce/click-days.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { renderedPages } from '#db/schema/pages/rendered-pages.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { isKnown } from './page-state.queries.ts';

export interface ViewedPage {
  locale: Locale;
  kind: PageKind;
  /** Null where the kind says it all, and where there is no such thing any more. */
  slug: string | null;
}

/** What people looked at since that day, most often first. */
export function listViewed(db: Db, since: string, limit: number): Promise<ViewedPage[]> {
  const viewed = db
    .select({
      locale: viewDays.locale,
      kind: viewDays.pageKind,
      id: viewDays.pageId,
      times: sql<number>`sum(${viewDays.count})`.as('times'),
    })
    .from(viewDays)
    .where(and(gte(viewDays.day, since), eq(viewDays.visitor, 'person')))
    .groupBy(viewDays.locale, viewDays.pageKind, viewDays.pageId)
    .orderBy(desc(sql`times`))
    .limit(limit)
    .as('viewed');
  const isA = (kind: PageKind) => eq(viewed.kind, kind);
  return db
    .select({
      locale: viewed.locale,
      kind: viewed.kind,
      slug: sql<
        string | null
      >`coalesce(${posts.slug}, ${reviews.slug}, ${categories.slug}, ${shopLinks.slug})`,
    })
    .from(viewed)
    .leftJoin(posts, and(isA('post'), eq(posts.id, viewed.id)))
    .leftJoin(reviews, and(isA('review'), eq(reviews.id, viewed.id)))
    .leftJoin(categories, and(isA('category'), eq(categories.id, viewed.id)))
    .leftJoin(shopLinks, and(isA('shop_link'), eq(shopLinks.id, viewed.id)))
    .orderBy(desc(viewed.times), viewed.locale, viewed.kind, viewed.id);
}

/** What somebody got lately, of which no views are counted: the landing page, authors, later pages of lists. */
export async function listRendered(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ path: renderedPages.path })
    .from(renderedPages)
    .where(and(isKnown(now), isNotNull(renderedPages.renderedAt), isNull(renderedPages.failedAt)))
    .orderBy(desc(renderedPages.renderedAt), renderedPages.path)
    .limit(limit);
  return rows.map(({ path }) => path);
}
