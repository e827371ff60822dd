import { and, eq, gte, like, lt, max, or, sql, sum } from 'drizzle-orm';
import type { VisitorClass, VisitSource } from '#contract/readers/crawlers/crawlers.words.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { crawlerDays, crawlerHits } from '#db/schema/readers/crawlers.ts';
import type { CrawlerDay, CrawlerVisit } from './visit-buffer.ts';

const newest = newestBy(crawlerHits.at, crawlerHits.id);

export type VisitRow = typeof crawlerHits.$inferSelect;

/** As one parameter: five hundred rows of six are a statement that takes 30 ms to write, in which nobody is answered. */
export async function insertVisits(tx: Db, visits: CrawlerVisit[]): Promise<void> {
  if (visits.length === 0) return;
  const given = sql`json_to_recordset(${JSON.stringify(visits)}::text::json)
    AS given (at timestamptz, class text, agent text, path text, status int, "servedFrom" text)`;
  await tx.execute(sql`
    INSERT INTO ${crawlerHits} (at, class, agent, path, status, served_from) SELECT * FROM ${given}`);
}

export async function addDays(tx: Db, days: CrawlerDay[]): Promise<void> {
  if (days.length === 0) return;
  // In one order everywhere, so that two servers never wait for each other.
  const sorted = days.toSorted((a, b) => `${a.day} ${a.class}`.localeCompare(`${b.day} ${b.class}`));
  await tx
    .insert(crawlerDays)
    .values(sorted)
    .onConflictDoUpdate({
      target: [crawlerDays.day, crawlerDays.class],
      set: {
        visits: sql`${crawlerDays.visits} + excluded.visits`,
        leftOut: sql`${crawlerDays.leftOut} + excluded.left_out`,
        lastAt: sql`greatest(${crawlerDays.lastAt}, excluded.last_at)`,
      },
    });
}

export const sumDays = (db: Db, sinceDay: string) =>
  db
    .select({
      class: crawlerDays.class,
      visits: sum(crawlerDays.visits).mapWith(Number),
      leftOut: sum(crawlerDays.leftOut).mapWith(Number),
      lastAt: max(crawlerDays.lastAt),
    })
    .from(crawlerDays)
    .where(gte(crawlerDays.day, sinceDay))
    .groupBy(crawlerDays.class);

export interface VisitFilter {
  class?: VisitorClass | undefined;
  /** The first digit of the status. */
  outcome?: number | undefined;
  from?: VisitSource | undefined;
  /** Part of a name or an address. */
  q?: string | undefined;
  after?: Place | undefined;
}

export function listVisits(
  db: Db,
  { class: kind, outcome, from, q, after }: VisitFilter,
  limit: number,
): Promise<VisitRow[]> {
  const wanted = q && `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select()
    .from(crawlerHits)
    .where(
      and(
        kind && eq(crawlerHits.class, kind),
        from && eq(crawlerHits.servedFrom, from),
        outcome === undefined
          ? undefined
          : and(gte(crawlerHits.status, outcome * 100), lt(crawlerHits.status, (outcome + 1) * 100)),
        wanted
          ? or(like(sql`lower(${crawlerHits.agent})`, wanted), like(sql`lower(${crawlerHits.path})`, wanted))
          : undefined,
        newest.after(after),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit);
}

export async function deleteVisits(db: Db, before: Date, keptVisits: number): Promise<number> {
  const { affectedRows = 0 } = await db
    .delete(crawlerHits)
    .where(
      or(
        lt(crawlerHits.at, before),
        lt(crawlerHits.id, sql`(SELECT coalesce(max(id), 0) - ${keptVisits}::bigint + 1 FROM crawler_hits)`),
      ),
    );
  await db.delete(crawlerDays).where(lt(crawlerDays.day, before.toISOString().slice(0, 10)));
  return affectedRows;
}
