import type { ConsoleAnswer } from '#contract/running/database/database.admin.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Results, SqlSession } from '#db/client.ts';

const { rows: mostRows, columns: mostColumns, cellChars, answerChars, fetched } = engineLimits.console;

type Cut = ConsoleAnswer['cut'][number];
export type ReadRows = Pick<ConsoleAnswer, 'columns' | 'rows' | 'cut'>;

/** As a person would read it; both databases hand over the same for most types. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object') return String(value);
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner));
}

/** Takes rows until there is enough of them; says so by returning false. */
function createTable() {
  const cut = new Set<Cut>();
  const rows: (string | null)[][] = [];
  let columns: string[] | undefined;
  let chars = 0;
  function cellOf(value: unknown): string | null {
    const text = textOf(value);
    if (text === null || text.length <= cellChars) return text;
    cut.add('cells');
    return text.slice(0, cellChars);
  }
  return {
    add({ fields, rows: found }: Results<unknown[]>): boolean {
      columns ??= fields.slice(0, mostColumns).map(({ name }) => name);
      if (fields.length > mostColumns) cut.add('columns');
      for (const row of found) {
        const cells = row.slice(0, mostColumns).map(cellOf);
        chars += cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0);
        const full = rows.length >= mostRows ? 'rows' : chars > answerChars ? 'size' : undefined;
        if (full) {
          cut.add(full);
          return false;
        }
        rows.push(cells);
      }
      return true;
    },
    read: (): ReadRows => ({ columns: columns ?? [], rows, cut: [...cut] }),
  };
}

const ARRAYS = { rowMode: 'array', single: true } as const;
export const CURSOR = 'DECLARE console_rows NO SCROLL CURSOR FOR ';

/** A part at a time, so that neither side ever holds more than is shown. */
export async function readQuery(tx: SqlSession, sql: string): Promise<ReadRows> {
  await tx.query(CURSOR + sql, [], ARRAYS);
  const table = createTable();
  for (;;) {
    const part = await tx.query<unknown[]>(`FETCH ${fetched} FROM console_rows`, [], ARRAYS);
    if (!table.add(part) || part.rows.length < fetched) return table.read();
  }
}

/** What tells of something has few lines, and cannot be fetched in parts. */
export async function readAll(tx: SqlSession, sql: string): Promise<ReadRows> {
  const table = createTable();
  table.add(await tx.query<unknown[]>(sql, [], ARRAYS));
  return table.read();
}
