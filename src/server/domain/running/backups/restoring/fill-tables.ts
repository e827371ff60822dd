import type { SqlSession } from '#db/client.ts';
import { insertRows } from '#db/dump/rows.ts';
import { createTableSum, isSameSum, sumOf, type TableSum } from '#db/dump/sums.ts';
import type { DumpTable } from '#db/dump/tables.ts';
import { withoutRules } from '#db/dump/without-rules.ts';
import { BackupProblem } from '../backup-problem.ts';

/** Rows on their way, table after table, in the order of each table's key. */
export type RowSource = AsyncIterable<{ table: string; lines: string[] }>;

interface FillParts {
  session: SqlSession;
  tables: DumpTable[];
  rows: RowSource;
  /** Before the first row, and after the last was compared: rules rest in between. */
  prepare?: () => Promise<void>;
  settle?: () => Promise<void>;
  /** Called after each table that was compared. */
  onTable?: (sum: TableSum) => void;
}

/** Rows of one statement: bounded, because the embedded database keeps what memory it once had. */
const STATEMENT_BYTES = 1024 * 1024;

function* statementsOf(lines: string[]): Generator<string[]> {
  let part: string[] = [];
  let bytes = 0;
  for (const line of lines) {
    part.push(line);
    bytes += line.length;
    if (bytes < STATEMENT_BYTES) continue;
    yield part;
    part = [];
    bytes = 0;
  }
  if (part.length > 0) yield part;
}

/** Fills empty tables, and reads them again: only what is there exactly as it came counts. */
export async function fillTables({ session, tables, rows, ...steps }: FillParts): Promise<void> {
  const places = new Map(tables.map((table) => [table.name, { table, sum: createTableSum() }]));
  await withoutRules(session, tables, async () => {
    await steps.prepare?.();
    for await (const { table: name, lines } of rows) {
      const place = places.get(name);
      if (!place) throw new BackupProblem('other_tables', name);
      for (const part of statementsOf(lines)) await insertRows(session, place.table, part);
      place.sum.add(lines);
    }
    for (const { table, sum } of places.values()) {
      const found = await sumOf(session, table);
      if (!isSameSum(sum.end(), found)) throw new BackupProblem('rows_differ', table.name);
      steps.onTable?.(found);
    }
    await steps.settle?.();
  });
}

/** What a backup calls a table must be what it is here, column by column. */
export function matchTables(
  tables: DumpTable[],
  wanted: readonly { name: string; columns: string[] }[],
): DumpTable[] {
  const known = new Map(tables.map((table) => [table.name, table]));
  return wanted.map(({ name, columns }) => {
    const table = known.get(name);
    const here = table?.columns.map((column) => column.name) ?? [];
    if (!table || here.join() !== columns.join()) throw new BackupProblem('other_tables', name);
    return table;
  });
}
