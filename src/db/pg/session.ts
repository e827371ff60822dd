import type pg from 'pg';
import type { QueryOptions, Results, SqlSession } from '../client.ts';
import type { StatementTimes } from '../statement-times.ts';
import { asUnavailable } from './errors.ts';
import { valueParsers } from './value-parsers.ts';

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
/** The server gives up at the limit; past this much more, the network has lost the answer. */
const NETWORK_MARGIN_MS = 5_000;

/** One connection behind PGlite's shape. */
export function sessionOn(connection: pg.ClientBase, timeoutMs: number, times: StatementTimes): SqlSession {
  const common = { types: valueParsers, query_timeout: timeoutMs + NETWORK_MARGIN_MS };
  // Here, and not where the connection is given back: until then drizzle has wrapped it into an error of its own.
  const ask = (config: object): Promise<unknown> =>
    connection.query(config as pg.QueryConfig).catch((error: unknown) => {
      throw asUnavailable(error);
    });
  return {
    async query<Row>(text: string, params: unknown[] = [], options: QueryOptions = {}) {
      const rowMode = options.rowMode === 'array' ? { rowMode: 'array' } : {};
      const mode = options.single ? { queryMode: 'extended' } : {};
      const config = { ...common, ...rowMode, ...mode, text, values: params };
      return slim<Row>((await times.measure(text, () => ask(config))) as pg.QueryResult);
    },
    async exec(text) {
      return ([await ask({ ...common, text })].flat() as pg.QueryResult[]).map((result) => slim(result));
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
