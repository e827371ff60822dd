import { AsyncLocalStorage } from 'node:async_hooks';

interface OpenTransaction {
  client: object;
  open: boolean;
}

const scope = new AsyncLocalStorage<OpenTransaction>();

/** `db` awaited inside `db.transaction` hangs on one session and escapes the transaction on a pool: refuse it. */
export function assertOutsideTransaction(client: object): void {
  const current = scope.getStore();
  if (current?.open && current.client === client) {
    throw new Error(
      'This query was sent outside the transaction that is open around it. Use the transaction (tx), not the database (db).',
    );
  }
}

export async function inTransactionScope<T>(client: object, work: () => Promise<T>): Promise<T> {
  const mark: OpenTransaction = { client, open: true };
  try {
    return await scope.run(mark, work);
  } finally {
    mark.open = false;
  }
}

/** For timers, connections and workers that outlive their caller: they must not inherit its transaction. */
export function outsideTransactionScope<T>(work: () => T): T {
  return scope.exit(work);
}
