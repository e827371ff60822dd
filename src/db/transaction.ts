import { DatabaseUnavailable, type SqlSession } from './client.ts';
import { inTransactionScope } from './transaction-scope.ts';

/** The course of a transaction, the same on either database. `session` must be one connection, held until the end. */
export function runTransaction<T>(
  client: object,
  session: SqlSession,
  work: (tx: SqlSession) => Promise<T>,
  timeoutMs: number,
): Promise<T> {
  return inTransactionScope(client, async () => {
    const tx = sessionUntilEnd(session);
    await session.exec('BEGIN');
    try {
      const result = await withinTime(work(tx), timeoutMs);
      tx.end();
      await commit(session);
      return result;
    } catch (error) {
      tx.end();
      await session.exec('ROLLBACK').catch(() => {}); // the connection is gone, and the transaction with it
      throw error;
    }
  });
}

/** A statement that arrives after COMMIT or ROLLBACK would run on its own, and stay. */
function sessionUntilEnd(session: SqlSession): SqlSession & { end(): void } {
  let ended = false;
  const assertOpen = () => {
    if (ended) throw new Error('This query came after the end of its transaction.');
  };
  return {
    async query(text, params, options) {
      assertOpen();
      return session.query(text, params, options);
    },
    async exec(text) {
      assertOpen();
      return session.exec(text);
    },
    end() {
      ended = true;
    },
  };
}

/** PostgreSQL answers COMMIT with ROLLBACK, and no error, where an earlier statement failed and its error was swallowed. */
async function commit(session: SqlSession): Promise<void> {
  const [result] = await session.exec('COMMIT');
  if (result?.command !== 'COMMIT') {
    throw new Error(
      'The transaction was rolled back: one of its statements had failed, and the failure was ignored.',
    );
  }
}

async function withinTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DatabaseUnavailable('The transaction took too long and was rolled back.', '57P05'));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
