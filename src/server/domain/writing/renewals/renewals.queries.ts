import { and, asc, between, desc, eq, gt, isNotNull, isNull, lte, max, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { RenewalListQuery } from '#contract/writing/renewals/renewals.admin.schemas.ts';
import type { RenewalState, RenewedKind } from '#contract/writing/renewals/renewals.words.ts';
import type { Db } from '#db/open.ts';
import { clickDays } from '#db/schema/commerce/click-days.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { renewals } from '#db/schema/writing/renewals.ts';

export interface RenewalPlace {
  points: number;
  kind: RenewedKind;
  id: number;
}

const page = {
  editId: sql<number>`coalesce(${posts.id}, ${reviews.productId})::float8`,
  slug: sql<string>`coalesce(${posts.slug}, ${reviews.slug})`,
  title: sql<string>`coalesce(${posts.title}, ${reviews.title})`,
};

/** With the text that it is about, as long as readers can see it. */
const selectRenewals = (db: Db) =>
  db
    .select({ renewal: renewals, ...page })
    .from(renewals)
    .leftJoin(
      posts,
      and(eq(renewals.kind, 'post'), eq(posts.id, renewals.subjectId), eq(posts.status, 'published')),
    )
    .leftJoin(
      reviews,
      and(eq(renewals.kind, 'review'), eq(reviews.id, renewals.subjectId), eq(reviews.status, 'published')),
    );
export type RenewalRow = Awaited<ReturnType<typeof selectRenewals>>[number];

/** Nobody has saved it since it was weighed: what was wrong may be mended by now. */
const isUntouched = or(eq(posts.version, renewals.version), eq(reviews.version, renewals.version));
const isThere = or(isNotNull(posts.id), isNotNull(reviews.id));

function inState(state: RenewalState, actorId: string, now: Date): SQL | undefined {
  const isAwake = or(isNull(renewals.snoozedUntil), lte(renewals.snoozedUntil, now));
  switch (state) {
    case 'open':
      return and(isUntouched, isNull(renewals.takenById), isAwake);
    case 'mine':
      return eq(renewals.takenById, actorId);
    case 'taken':
      return isNotNull(renewals.takenById);
    case 'snoozed':
      return gt(renewals.snoozedUntil, now);
  }
}

/** The sums are of one decimal: as text they come back as they went. */
const beyond = ({ points, kind, id }: RenewalPlace): SQL =>
  sql`(-${renewals.points}, ${renewals.kind}, ${renewals.subjectId}) > (${String(-points)}::real, ${kind}, ${id}::bigint)`;

interface Asked extends Omit<RenewalListQuery, 'cursor'> {
  actorId: string;
  now: Date;
  after: RenewalPlace | undefined;
  limit: number;
}

export const listRenewals = (
  db: Db,
  { locale, kind, reason, state, actorId, now, after, limit }: Asked,
): Promise<RenewalRow[]> =>
  selectRenewals(db)
    .where(
      and(
        isThere,
        inState(state, actorId, now),
        locale && eq(renewals.locale, locale),
        kind && eq(renewals.kind, kind),
        reason && sql`${renewals.lines} @> ${JSON.stringify([{ reason }])}::jsonb`,
        after && beyond(after),
      ),
    )
    .orderBy(desc(renewals.points), asc(renewals.kind), asc(renewals.subjectId))
    .limit(limit);

const isOne = (kind: RenewedKind, id: number) => and(eq(renewals.kind, kind), eq(renewals.subjectId, id));

export async function findRenewal(db: Db, kind: RenewedKind, id: number): Promise<RenewalRow | undefined> {
  const [row] = await selectRenewals(db).where(and(isThere, isOne(kind, id)));
  return row;
}

type Marks = Partial<Pick<typeof renewals.$inferInsert, 'takenById' | 'takenBy' | 'snoozedUntil'>>;

export async function markRenewal(tx: Db, kind: RenewedKind, id: number, set: Marks): Promise<void> {
  await tx.update(renewals).set(set).where(isOne(kind, id));
}

export async function findWeighedAt(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(renewals.weighedAt) }).from(renewals);
  return row?.at ?? null;
}

/** What people followed in each edition. */
export async function sumClicksByEdition(db: Db, from: string, to: string): Promise<Map<Locale, number>> {
  const rows = await db
    .select({ locale: clickDays.locale, n: sql<number>`sum(${clickDays.count})::int` })
    .from(clickDays)
    .where(and(between(clickDays.day, from, to), eq(clickDays.visitor, 'person')))
    .groupBy(clickDays.locale);
  return new Map(rows.map(({ locale, n }) => [locale, n]));
}
