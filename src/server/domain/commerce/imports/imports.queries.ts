import { and, asc, eq, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { ImportState } from '#contract/commerce/imports/imports.words.ts';
import { statesAtWork } from '#contract/commerce/imports/imports.words.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import { leaseOf } from '#db/lease.ts';
import type { Db } from '#db/open.ts';
import { importMappings, imports } from '#db/schema/commerce/imports.ts';
import { shopFeeds } from '#db/schema/commerce/shop-feeds.ts';

const newest = newestBy(imports.createdAt, imports.id);

export type ImportFile = typeof imports.$inferSelect;
type NewImport = typeof imports.$inferInsert;

export async function insertImport(tx: Db, row: NewImport): Promise<ImportFile> {
  const [made] = await tx.insert(imports).values(row).returning();
  if (!made) throw new Error('An import was not kept.');
  return made;
}

export async function findImport(db: Db, id: number): Promise<ImportFile | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id)).limit(1);
  return row;
}

export async function lockImport(tx: Db, id: number): Promise<ImportFile | undefined> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  return row;
}

export async function updateImport(tx: Db, id: number, set: Partial<NewImport>): Promise<ImportFile> {
  const [row] = await tx.update(imports).set(set).where(eq(imports.id, id)).returning();
  if (!row) throw new Error(`Import ${id} was not updated.`);
  return row;
}

export const listImports = (
  db: Db,
  state: ImportState | undefined,
  after: Place | undefined,
  limit: number,
): Promise<ImportFile[]> =>
  db
    .select()
    .from(imports)
    .where(and(state && eq(imports.state, state), newest.after(after)))
    .orderBy(...newest.order)
    .limit(limit);

/** Looking at a file begins anew, taking it in is done whole: whoever goes on needs nothing of the one before. */
export const leaseImports = leaseOf(imports, {
  open: inArray(imports.state, [...statesAtWork]),
  takeOverAfter: importLimits.takeOverAfter,
  claimed: () => ({
    state: sql`CASE WHEN ${imports.state} IN ('waiting_to_check', 'checking') THEN 'checking'
      WHEN ${imports.state} IN ('waiting_to_undo', 'undoing') THEN 'undoing' ELSE 'applying' END`,
  }),
});

export const listFeeds = (db: Db) => db.select().from(importMappings).orderBy(asc(importMappings.feed));

export async function findFeed(db: Db, feed: string) {
  const [row] = await db.select().from(importMappings).where(eq(importMappings.feed, feed)).limit(1);
  return row;
}

export async function saveMapping(tx: Db, feed: string, mapping: unknown, at: Date): Promise<void> {
  await tx
    .insert(importMappings)
    .values({ feed, mapping, updatedAt: at })
    .onConflictDoUpdate({ target: importMappings.feed, set: { mapping, updatedAt: at } });
}

export async function saveLastTotal(tx: Db, feed: string, lastTotal: number): Promise<void> {
  await tx.update(importMappings).set({ lastTotal }).where(eq(importMappings.feed, feed));
}

/** The editions of feeds that come by themselves. */
export const listEditionsOfFeeds = async (db: Db, ids: number[]) =>
  ids.length > 0
    ? db
        .select({ id: shopFeeds.id, locale: shopFeeds.locale })
        .from(shopFeeds)
        .where(inArray(shopFeeds.id, ids))
    : [];

/** Finished ones, and files that nobody went on with; a feed's last one stays, for the next is held against it. */
export const deleteImportsBefore = (db: Db, before: Date): Promise<{ storedAs: string }[]> =>
  db
    .delete(imports)
    .where(
      and(
        lt(imports.createdAt, before),
        notInArray(imports.state, [...statesAtWork]),
        notInArray(
          imports.id,
          db
            .select({ id: sql<number>`${shopFeeds.appliedImportId}` })
            .from(shopFeeds)
            .where(isNotNull(shopFeeds.appliedImportId)),
        ),
      ),
    )
    .returning({ storedAs: imports.storedAs });
