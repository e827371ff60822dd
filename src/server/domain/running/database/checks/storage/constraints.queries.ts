import { sql } from 'drizzle-orm';
import { quoteIdentifier } from '#db/client.ts';
import type { Db } from '#db/open.ts';

interface Named extends Record<string, unknown> {
  table: string;
  name: string;
}

export async function listUncheckedConstraints(db: Db): Promise<Named[]> {
  const { rows } = await db.execute<Named>(sql`
    SELECT tables.relname AS table, conname AS name
    FROM pg_constraint JOIN pg_class tables ON tables.oid = conrelid
    WHERE connamespace = 'public'::regnamespace AND NOT convalidated
    ORDER BY 1, 2`);
  return rows;
}

/** The database's own triggers, which keep foreign keys, among them. */
export async function listTriggersThatAreOff(db: Db): Promise<Named[]> {
  const { rows } = await db.execute<Named>(sql`
    SELECT tables.relname AS table, tgname AS name
    FROM pg_trigger JOIN pg_class tables ON tables.oid = tgrelid
    WHERE tables.relnamespace = 'public'::regnamespace AND tgenabled = 'D'
    ORDER BY 1, 2`);
  return rows;
}

const alter = (tx: Db, { table, name }: Named, how: string) =>
  tx.execute(sql.raw(`ALTER TABLE public.${quoteIdentifier(table)} ${how} ${quoteIdentifier(name)}`));

export const validateConstraint = (tx: Db, named: Named) => alter(tx, named, 'VALIDATE CONSTRAINT');
export const enableTrigger = (tx: Db, named: Named) => alter(tx, named, 'ENABLE TRIGGER');
