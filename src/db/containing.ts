import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A word anywhere in a column, in a form that trigram indexes answer; its wildcards are letters like others. */
export const containing = (column: AnyColumn | SQL, word: string): SQL =>
  sql`${column} LIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;
