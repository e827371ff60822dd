import { and, asc, eq, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#db/open.ts';
import { launches } from '#db/schema/launches.ts';
import { reviews } from '#db/schema/reviews.ts';

const shown = (locale: Locale) => and(eq(launches.locale, locale), eq(reviews.status, 'published'));

/** The launch day nearest to a date on one side of it, or the latest of all. */
export async function findLaunchDate(
  db: Db,
  locale: Locale,
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
    .where(and(shown(locale), condition))
    .orderBy(sql`${launches.date} ${direction}`)
    .limit(1);
  return row?.date;
}

export const listLaunchedReviewIds = (db: Db, locale: Locale, date: string) =>
  db
    .select({ id: launches.reviewId })
    .from(launches)
    .innerJoin(reviews, eq(reviews.id, launches.reviewId))
    .where(and(shown(locale), eq(launches.date, date)))
    .orderBy(asc(launches.position), asc(launches.id));
