import { sql } from 'drizzle-orm';
import { quoteIdentifier } from '#db/client.ts';
import type { Db } from '#db/open.ts';

export interface ForeignKey extends Record<string, unknown> {
  name: string;
  table: string;
  column: string;
  parent: string;
  parentColumn: string;
  /** What becomes of a row whose parent is deleted: 'c' goes, 'n' forgets it. */
  onDelete: string;
}

export async function listForeignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await db.execute<ForeignKey>(sql`
    SELECT conname AS name, child.relname AS table, of_child.attname AS column,
      parent.relname AS parent, of_parent.attname AS "parentColumn", confdeltype AS "onDelete"
    FROM pg_constraint
    JOIN pg_class child ON child.oid = conrelid
    JOIN pg_class parent ON parent.oid = confrelid
    JOIN pg_attribute of_child ON of_child.attrelid = conrelid AND of_child.attnum = conkey[1]
    JOIN pg_attribute of_parent ON of_parent.attrelid = confrelid AND of_parent.attnum = confkey[1]
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND cardinality(conkey) = 1
    ORDER BY 2, 3`);
  return rows;
}

const orphansOf = ({ table, column, parent, parentColumn }: ForeignKey) =>
  sql.raw(`${quoteIdentifier(column)} IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM public.${quoteIdentifier(parent)} parent
    WHERE parent.${quoteIdentifier(parentColumn)} = ${quoteIdentifier(table)}.${quoteIdentifier(column)})`);

const tableOf = ({ table }: ForeignKey) => sql.raw(`public.${quoteIdentifier(table)}`);

export async function countOrphans(db: Db, key: ForeignKey): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM ${tableOf(key)} WHERE ${orphansOf(key)}`,
  );
  return rows[0]?.n ?? 0;
}

/** What the deletion of the parent would have done. */
export async function mendOrphans(tx: Db, key: ForeignKey): Promise<{ id?: number }[]> {
  const column = sql.raw(quoteIdentifier(key.column));
  const change =
    key.onDelete === 'n'
      ? sql`UPDATE ${tableOf(key)} SET ${column} = NULL WHERE ${orphansOf(key)}`
      : sql`DELETE FROM ${tableOf(key)} WHERE ${orphansOf(key)}`;
  const { rows } = await tx.execute<{ id?: number }>(sql`${change} RETURNING *`);
  return rows;
}
