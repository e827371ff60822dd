import type { Db } from '#db/open.ts';
import { isUnavailable } from '#server/lib/database-errors.ts';
import { type Check, CheckSkipped, type Fault } from '../check.ts';
import * as queries from './indexes.queries.ts';

const CORRUPT = new Set(['XX001', 'XX002']);
const GONE = '42704';

/** PostgreSQL's own error, below whatever wraps it. */
function causeOf(error: unknown): { code?: string; message: string } {
  let cause = error as Error & { code?: string };
  while (cause.cause instanceof Error) cause = cause.cause as Error & { code?: string };
  return cause;
}

const faultOf = ({ schema, name, table }: queries.IndexName, detail: string): Fault => ({
  key: `${schema}.${name}`,
  kind: 'index_broken',
  values: { schema, name, table, detail },
});

async function problemOf(db: Db, index: queries.IndexName): Promise<string | undefined> {
  if (!index.isValid) return 'invalid';
  try {
    await queries.checkIndex(db, index.id);
    return undefined;
  } catch (error) {
    const { code = '', message } = causeOf(error);
    if (CORRUPT.has(code)) return message;
    if (code === GONE) return undefined; // dropped since it was listed
    if (isUnavailable(error)) throw new CheckSkipped('too_long');
    throw new CheckSkipped('no_amcheck');
  }
}

/** An index that lies: rows that are there are not found. The extension is there only while it is needed. */
export const indexesCheck: Check = {
  id: 'indexes',
  async *find({ db }) {
    const wasThere = await queries.hasAmcheck(db);
    if (!wasThere) {
      await queries.createAmcheck(db).catch(() => {
        throw new CheckSkipped('no_amcheck');
      });
    }
    try {
      for (const index of await queries.listIndexes(db)) {
        const detail = await problemOf(db, index);
        if (detail) yield faultOf(index, detail);
      }
    } finally {
      if (!wasThere) await queries.dropAmcheck(db).catch(() => {});
    }
  },
  async mend({ values }, { tx }) {
    const { schema, name } = values;
    const found = (await queries.listIndexes(tx)).find(
      (index) => index.schema === schema && index.name === name,
    );
    if (!found) return false;
    await queries.rebuildIndex(tx, found);
    return true;
  },
};
