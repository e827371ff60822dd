import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import type { ReportTable } from '#contract/commerce/earnings/earnings.words.ts';
import { openTables } from '../files/open-tables.ts';
import { ReportProblem } from '../files/report-problem.ts';
import type { Table, TableLine } from '../files/table.ts';
import { findHeader } from './find-header.ts';
import { EarningReader } from './read-earning.ts';
import type { ReadingFacts, ReadPart, ReadTable } from './reading-facts.ts';
import type { KnownReports } from './recognise-table.ts';

/** What is in a file, and what each table of it was taken for. */
export async function lookAtFile(file: string, known: KnownReports): Promise<ReportTable[]> {
  const tables: ReportTable[] = [];
  for (const table of await openTables(file)) {
    const found = await findHeader(table, known);
    if (found) tables.push(found);
  }
  if (tables.length === 0) throw new ReportProblem('empty');
  return tables;
}

const emptyPart = (): ReadPart => ({ rows: [], leftOut: [], stated: [] });

async function* readTable(table: Table, read: ReadTable, facts: ReadingFacts): AsyncGenerator<ReadPart> {
  let width: number | undefined;
  let reader: EarningReader | undefined;
  let first: TableLine[] = [];
  let part = emptyPart();
  let count = 0;
  const put = (line: TableLine) => {
    const outcome = reader?.read(line, width ?? 0);
    if (!outcome) return;
    if ('row' in outcome) part.rows.push(outcome.row);
    else if ('stated' in outcome) part.stated.push(outcome.stated);
    else part.leftOut.push(outcome.leftOut);
  };
  const begin = () => {
    reader = new EarningReader(read, table, facts, first);
    for (const line of first) put(line);
    first = [];
  };
  for await (const line of table.lines()) {
    if (width === undefined) {
      if (line.line >= read.headerLine) width = line.cells.length;
      continue;
    }
    count += 1;
    if (count > earningLimits.caps.rows) throw new ReportProblem('too_many_rows');
    if (reader) put(line);
    else {
      first.push(line);
      if (first.length >= earningLimits.styleRows) begin();
    }
    if (part.rows.length + part.leftOut.length < earningLimits.batch) continue;
    yield part;
    part = emptyPart();
  }
  if (!reader) begin();
  yield part;
}

/** Every row of the chosen tables, some at a time. */
export async function* readFile(file: string, facts: ReadingFacts): AsyncGenerator<ReadPart> {
  const tables = await openTables(file);
  for (const read of facts.tables) {
    const table = tables.find(({ name }) => name.slice(0, earningLimits.fileNameChars) === read.name);
    if (table) yield* readTable(table, read, facts);
  }
}
