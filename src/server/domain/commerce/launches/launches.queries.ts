import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { launches } from '#db/schema/commerce/launches.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';

/** A day that is still to come waits for its morning. */
const shown = (locale: Locale, today: string) =>
  and(eq(launches.locale, locale), lte(launches.date, today), eq(reviews.status, 'published'));

/** The launch day nearest to a date on one side of it, or the latest of all. */
export async function findLaunchDate(
  db: Db,
  locale: Locale,
  today: string,
  side: { before: string } | { after: string } | 'latest',
): Promise<string | undefined> {
  const condition =
    side === 'latest'
      ? undefined
      : 'before' in side
        ? sql`${launches.date} < ${side.before}::date`
        : sql`${launches.date} > ${side.after}::date`;
  const direction = side !== 'latest' && 'after' in side ? sql`ASC` : sql`DESC`;
  const [row] = await db
    .select({ date: launches.date })
    .from(launches)
    .innerJoin(reviews, eq(reviews.id, launches.reviewId))
    .where(and(shown(locale, today), condition))
    .orderBy(sql`${launches.date} ${direction}`)
    .limit(1);
  return row?.date;
}

export const listLaunchedReviewIds = (db: Db, locale: Locale, today: string, date: string) =>
  db
    .select({ id: launches.reviewId, price: launches.price })
    .from(launches)
    .innerJoin(reviews, eq(reviews.id, launches.reviewId))
    .where(and(shown(locale, today), eq(launches.date, date)))
    .orderBy(asc(launches.position), asc(launches.id));
