import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { importRows } from '#db/schema/commerce/imports.ts';

const refused = (importId: number) =>
  and(eq(importRows.importId, importId), eq(importRows.outcome, 'refused'));

/** Their numbers alone. */
export async function listRefusedRows(db: Db, importId: number): Promise<number[]> {
  const found = await db
    .select({ row: importRows.row })
    .from(importRows)
    .where(refused(importId))
    .orderBy(asc(importRows.row));
  return found.map(({ row }) => row);
}

export type Refusal = Pick<typeof importRows.$inferSelect, 'problem' | 'field' | 'value'>;

export async function listRefusals(db: Db, importId: number, rows: number[]): Promise<Map<number, Refusal>> {
  const found = await db
    .select({
      row: importRows.row,
      problem: importRows.problem,
      field: importRows.field,
      value: importRows.value,
    })
    .from(importRows)
    .where(and(refused(importId), inArray(importRows.row, rows)));
  return new Map(found.map(({ row, ...refusal }) => [row, refusal]));
}
