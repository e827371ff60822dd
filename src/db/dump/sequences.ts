import { quoteIdentifier, type SqlSession } from '../client.ts';

/** The last number that each table has given out, by the table's name. */
export type Sequences = Record<string, number>;

const SEQUENCES = `
  SELECT tables.relname::text AS table, format('%I.%I', spaces.nspname, sequences.relname) AS sequence
  FROM pg_class sequences
  JOIN pg_namespace spaces ON spaces.oid = sequences.relnamespace
  JOIN pg_depend owners ON owners.objid = sequences.oid AND owners.deptype IN ('a', 'i')
    AND owners.classid = 'pg_class'::regclass AND owners.refclassid = 'pg_class'::regclass
  JOIN pg_class tables ON tables.oid = owners.refobjid
  WHERE sequences.relkind = 'S' AND tables.relnamespace = 'public'::regnamespace
  ORDER BY 1`;

async function listSequences(session: SqlSession) {
  return (await session.query<{ table: string; sequence: string }>(SEQUENCES)).rows;
}

export async function readSequences(session: SqlSession): Promise<Sequences> {
  const last: Sequences = {};
  for (const { table, sequence } of await listSequences(session)) {
    const { rows } = await session.query<{ last: number }>(
      `SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS last FROM ${sequence}`,
    );
    last[table] = Number(rows[0]?.last ?? 0);
  }
  return last;
}

/** Never backwards: a number that was given out once, in whichever past, must not name something else. */
export async function advanceSequences(session: SqlSession, wanted: Sequences): Promise<void> {
  const now = await readSequences(session);
  for (const { table, sequence } of await listSequences(session)) {
    const last = wanted[table] ?? 0;
    if (last > (now[table] ?? 0)) await session.query(`SELECT setval('${sequence}', $1::bigint)`, [last]);
  }
}

/** After rows came with numbers of their own. */
export async function advanceToLargest(session: SqlSession, tables: readonly string[]): Promise<void> {
  for (const { table } of await listSequences(session)) {
    if (!tables.includes(table)) continue;
    const { rows } = await session.query<{ last: number }>(
      `SELECT coalesce(max(id), 0) AS last FROM public.${quoteIdentifier(table)}`,
    );
    await advanceSequences(session, { [table]: Number(rows[0]?.last ?? 0) });
  }
}
