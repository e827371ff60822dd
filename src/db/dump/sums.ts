import { createHash } from 'node:crypto';
import type { SqlSession } from '../client.ts';
import { readRows } from './rows.ts';
import type { DumpTable } from './tables.ts';

export interface TableSum {
  rows: number;
  /** SHA-256 of its lines, in the order of its key. */
  sha256: string;
}

/** Adds up a table's lines as they pass. */
export function createTableSum() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(lines: readonly string[]): void {
      rows += lines.length;
      for (const line of lines) hash.update(line).update('\n');
    },
    end: (): TableSum => ({ rows, sha256: hash.digest('hex') }),
  };
}

export async function sumOf(session: SqlSession, table: DumpTable): Promise<TableSum> {
  const sum = createTableSum();
  for await (const lines of readRows(session, table)) sum.add(lines);
  return sum.end();
}

export const isSameSum = (one: TableSum | undefined, other: TableSum | undefined): boolean =>
  one !== undefined && one.rows === other?.rows && one.sha256 === other.sha256;
