import type pg from 'pg';
import type { Results, SqlSession } from '../client.ts';
import { valueParsers } from './value-parsers.ts';

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
/** The server gives up at the limit; past this much more, the network has lost the answer. */
const NETWORK_MARGIN_MS = 5_000;

/** One connection behind PGlite's shape. */
export function sessionOn(connection: pg.ClientBase, timeoutMs: number): SqlSession {
  const common = { types: valueParsers, query_timeout: timeoutMs + NETWORK_MARGIN_MS };
  return {
    async query<Row>(text: string, params: unknown[] = [], options: { rowMode?: 'array' | 'object' } = {}) {
      const rowMode = options.rowMode === 'array' ? { rowMode: 'array' } : {};
      return slim<Row>(
        await connection.query({ ...common, ...rowMode, text, values: params } as pg.QueryConfig),
      );
    },
    async exec(text) {
      const answer: unknown = await connection.query({ ...common, text } as pg.QueryConfig);
      return ([answer].flat() as pg.QueryResult[]).map((result) => slim(result));
    },
  };
}

function slim<Row>({ rows, fields, command, rowCount }: pg.QueryResult): Results<Row> {
  return {
    rows: rows as Row[],
    fields: (fields ?? []).map(({ name, dataTypeID }) => ({ name, dataTypeID })),
    command,
    affectedRows: WRITES.has(command) ? (rowCount ?? 0) : 0,
  };
}
