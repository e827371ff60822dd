import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import type { FeedCaps } from '#server/domain/commerce/imports/formats/feed-caps.ts';
import { ReportProblem } from './report-problem.ts';
import type { Table } from './table.ts';
import { textTable } from './text-table.ts';
import { isWorkbook, workbookTables } from './workbook.ts';
import { zippedFiles } from './zip-entries.ts';

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const startsWith = (head: Buffer, ...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);

/** The tables of a file, whatever its name says that it is: text, JSON, a workbook, or several of them in an archive. */
export async function openTables(file: string, caps: FeedCaps = earningLimits.caps): Promise<Table[]> {
  const head = await firstBytes(file);
  if (head.length === 0) throw new ReportProblem('empty');
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) throw new ReportProblem('old_spreadsheet');
  if (!startsWith(head, 0x50, 0x4b)) {
    const bytes = () => createReadStream(file) as AsyncIterable<Uint8Array>;
    return [await textTable('', bytes, caps)];
  }
  const files = await zippedFiles(file, caps);
  if (isWorkbook(files)) return workbookTables(files, caps);
  const tables: Table[] = [];
  for (const { name, bytes } of files.slice(0, earningLimits.tables)) {
    // A picture or a note beside the reports spoils none of them.
    const table = await textTable(name, bytes, caps).catch((error: unknown) => {
      if (error instanceof ReportProblem && error.code !== 'too_large') return undefined;
      throw error;
    });
    if (table) tables.push(table);
  }
  if (tables.length === 0) throw new ReportProblem('empty');
  return tables;
}
