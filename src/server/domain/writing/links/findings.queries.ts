import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { linkFindings } from '#db/schema/writing/link-ends.ts';
import { linkPlaces } from '#db/schema/writing/links.ts';

export type FindingRow = typeof linkFindings.$inferSelect;

export async function findFinding(tx: Db, linkId: number): Promise<FindingRow | undefined> {
  const [row] = await tx.select().from(linkFindings).where(eq(linkFindings.linkId, linkId));
  return row;
}

/** Whoever writes holds the link. */
export async function keepFinding(tx: Db, linkId: number, row: FindingRow | undefined): Promise<void> {
  if (!row) await tx.delete(linkFindings).where(eq(linkFindings.linkId, linkId));
  else
    await tx.insert(linkFindings).values(row).onConflictDoUpdate({ target: linkFindings.linkId, set: row });
}

/** Whether it is an offer's, or a short link to a shop. */
export async function isOfShop(db: Db, linkId: number): Promise<boolean> {
  const [row] = await db
    .select({ kind: linkPlaces.kind })
    .from(linkPlaces)
    .where(and(eq(linkPlaces.linkId, linkId), inArray(linkPlaces.kind, ['offer', 'shop_link'])))
    .limit(1);
  return row !== undefined;
}
