import { quoteIdentifier, type SqlSession } from '../client.ts';
import { type DumpTable, tableName } from './tables.ts';

const FETCHED = 200;
const CURSOR = 'dumped_rows';

/** A value's text is then the same whoever asks for it, and wherever. */
const FORMATS = `
  SET LOCAL timezone = 'UTC';
  SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL intervalstyle = 'postgres';
  SET LOCAL bytea_output = 'hex';
  SET LOCAL extra_float_digits = 1`;

function selectOf({ name, columns, key }: DumpTable): string {
  const texts = columns.map((column) => `${quoteIdentifier(column.name)}::text`);
  // Without a key the order of the texts will do; a language's own order is never the same everywhere.
  const byKey = key.flatMap((part) => columns.filter((column) => column.name === part));
  const order = byKey.map(
    (column) => `${quoteIdentifier(column.name)}${column.collates ? ' COLLATE "C"' : ''}`,
  );
  const everything = texts.map((text) => `${text} COLLATE "C"`);
  return `
    SELECT array_to_json(ARRAY[${texts.join(', ')}])::text AS line FROM ${tableName(name)}
    ORDER BY ${(order.length > 0 ? order : everything).join(', ')}`;
}

/** What a query answers as `line`, some at a time, and every value in its one spelling. Inside a transaction only. */
export async function* readLines(session: SqlSession, query: string): AsyncGenerator<string[]> {
  await session.exec(`${FORMATS}; DECLARE ${CURSOR} NO SCROLL CURSOR FOR ${query}`);
  for (;;) {
    const { rows } = await session.query<{ line: string }>(`FETCH ${FETCHED} FROM ${CURSOR}`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    // Fewer than were asked for are the last: most tables take one way less.
    if (rows.length < FETCHED) break;
  }
  await session.exec(`CLOSE ${CURSOR}`);
}

/**
 * A table's rows in the order of its key; each is a JSON array of its values' texts. PostgreSQL's own text of a value is
 * the one form from which every type comes back as it was.
 */
export const readRows = (session: SqlSession, table: DumpTable): AsyncGenerator<string[]> =>
  readLines(session, selectOf(table));

/** Puts rows back, given as the lines that `readRows` made of them. */
export async function insertRows(
  session: SqlSession,
  { name, columns }: DumpTable,
  lines: string[],
): Promise<void> {
  const names = columns.map((column) => quoteIdentifier(column.name)).join(', ');
  const values = columns.map(({ type }, place) => `(line ->> ${place})::${type}`).join(', ');
  await session.query(
    `INSERT INTO ${tableName(name)} (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${values} FROM jsonb_array_elements($1::text::jsonb) AS given (line)`,
    [`[${lines.join(',')}]`],
  );
}
