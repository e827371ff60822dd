import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { RenderScope } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import { leaseOf } from '#db/lease.ts';
import type { Db } from '#db/open.ts';
import { renderRuns } from '#db/schema/pages/render-runs.ts';

const newest = newestBy(renderRuns.createdAt, renderRuns.id);

export type RenderRunRow = typeof renderRuns.$inferSelect;
type NewRun = Pick<
  typeof renderRuns.$inferInsert,
  'scope' | 'locale' | 'paths' | 'speed' | 'total' | 'startedBy' | 'createdAt'
>;

/** undefined where one over the same pages is open already. */
export async function insertRun(tx: Db, run: NewRun): Promise<RenderRunRow | undefined> {
  const [row] = await tx.insert(renderRuns).values(run).onConflictDoNothing().returning();
  return row;
}

export async function findOpenRun(tx: Db, scope: RenderScope, locale: Locale | null) {
  const [row] = await tx
    .select()
    .from(renderRuns)
    .where(
      and(
        eq(renderRuns.scope, scope),
        locale === null ? isNull(renderRuns.locale) : eq(renderRuns.locale, locale),
        isNull(renderRuns.finishedAt),
      ),
    )
    .limit(1);
  return row;
}

export const leaseRenderRuns = leaseOf(renderRuns, {
  open: isNull(renderRuns.finishedAt),
  takeOverAfter: engineLimits.renderRuns.takeOverAfter,
  claimed: (now) => ({
    state: 'running' as const,
    startedAt: sql`coalesce(${renderRuns.startedAt}, ${now.toISOString()}::timestamptz)`,
  }),
});
export type RenderRunLease = ReturnType<typeof leaseRenderRuns>;

/** Pages that somebody chose are not kept waiting by whole editions. */
export const ofChosenPages = eq(renderRuns.scope, 'paths');
export const ofEditions = ne(renderRuns.scope, 'paths');

/** undefined where it has ended already. */
export async function cancelRun(tx: Db, id: number, at: Date): Promise<RenderRunRow | undefined> {
  const [row] = await tx
    .update(renderRuns)
    .set({ state: 'cancelled', finishedAt: at })
    .where(and(eq(renderRuns.id, id), isNull(renderRuns.finishedAt)))
    .returning();
  return row;
}

export async function findRun(db: Db, id: number): Promise<RenderRunRow | undefined> {
  const [row] = await db.select().from(renderRuns).where(eq(renderRuns.id, id)).limit(1);
  return row;
}

export const listRuns = (db: Db, after: Place | undefined, limit: number): Promise<RenderRunRow[]> =>
  db
    .select()
    .from(renderRuns)
    .where(newest.after(after))
    .orderBy(...newest.order)
    .limit(limit);

export async function deleteRunsBefore(db: Db, before: Date): Promise<number> {
  const { affectedRows = 0 } = await db.delete(renderRuns).where(lt(renderRuns.finishedAt, before));
  return affectedRows;
}
