import type { ContentKind } from '#contract/running/content-transfer/content-kinds.ts';
import { quoteIdentifier, type SqlSession } from '#db/client.ts';
import { type DumpTable, tableName } from '#db/dump/tables.ts';
import { isSetUp, keyOf } from './content-kinds.ts';

export interface Taken {
  /** Rows that were not there. */
  added: number;
  /** Rows that were there, and are now as the file has them. */
  changed: number;
  /** Rows that are there as something else, by their key or by what must be the only one of its kind. */
  clashes: string[];
}

const NAMED = 20;

const freeNumber = `CASE WHEN EXISTS (SELECT FROM locale_configs taken WHERE taken.id = given.id)
  THEN nextval(pg_get_serial_sequence('locale_configs', 'id')) ELSE given.id END`;

/** What a row has of the site that it is in: its file does not count. */
const ofThisSite: Partial<Record<ContentKind, Record<string, string>>> = {
  // An edition is known by itself: its number is the file's where nobody else has that one.
  locale_configs: { id: freeNumber },
  // Runs stay where they were: whoever took back the one of this number here would take the address along.
  old_addresses: { run_id: 'NULL::bigint' },
};

/** Puts rows in their place, unless somebody else has it. `rows` is a JSON array as text. */
export async function takeRows(
  session: SqlSession,
  kind: ContentKind,
  { columns }: DumpTable,
  rows: string,
): Promise<Taken> {
  const names = columns.map(({ name }) => name);
  const key = quoteIdentifier(keyOf[kind]);
  const own = ofThisSite[kind] ?? {};
  const written = names.filter((name) => !Object.hasOwn(own, name));
  const list = names.map(quoteIdentifier).join(', ');
  const values = names.map((name) => own[name] ?? quoteIdentifier(name)).join(', ');
  const given = `json_populate_recordset(NULL::${tableName(kind)}, $1::text::json) AS given`;
  const same = `ROW(${written.map((name) => `kept.${quoteIdentifier(name)}`).join(', ')})
    IS NOT DISTINCT FROM ROW(${written.map((name) => `given.${quoteIdentifier(name)}`).join(', ')})`;
  const replaced = written
    .map((name) => `${quoteIdentifier(name)} = excluded.${quoteIdentifier(name)}`)
    .join(', ');
  const { rows: known } = await session.query<{ n: number; same: number }>(
    `SELECT count(*)::int AS n, (count(*) FILTER (WHERE ${same}))::int AS same
     FROM ${given} JOIN ${tableName(kind)} kept ON kept.${key} = given.${key}`,
    [rows],
  );
  const conflict = isSetUp(kind) ? `(${key}) DO UPDATE SET ${replaced}` : 'DO NOTHING';
  const { affectedRows = 0 } = await session.query(
    `INSERT INTO ${tableName(kind)} (${list}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM ${given}
     ON CONFLICT ${conflict}`,
    [rows],
  );
  const { rows: missed } = await session.query<{ name: string }>(
    `SELECT given.${key}::text AS name FROM ${given} LEFT JOIN ${tableName(kind)} kept ON kept.${key} = given.${key}
     WHERE NOT (${same}) ORDER BY 1 LIMIT ${NAMED}`,
    [rows],
  );
  const { n = 0, same: equal = 0 } = known[0] ?? {};
  return {
    added: isSetUp(kind) ? affectedRows - n : affectedRows,
    changed: isSetUp(kind) ? n - equal : 0,
    clashes: missed.map(({ name }) => name),
  };
}
