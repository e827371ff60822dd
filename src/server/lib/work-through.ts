import { LeaseLost } from '#db/lease.ts';

interface Course<Row> {
  claim: () => Promise<Row | undefined>;
  work: (row: Row) => Promise<unknown>;
  /** The server stops: somebody else is to go on. */
  release: (id: number) => Promise<void>;
  /** Throws what is to be told. */
  fail: (row: Row, error: unknown) => Promise<unknown>;
  /** Whatever has become of it. */
  settled?: (row: Row) => Promise<unknown>;
}

/** Works on every row that waits or was left by its server, one after the other; one that fails stops no other. */
export async function workThrough<Row extends { id: number }>(
  signal: AbortSignal,
  { claim, work, release, fail, settled }: Course<Row>,
): Promise<void> {
  const failures: unknown[] = [];
  while (!signal.aborted) {
    const row = await claim();
    if (!row) break;
    await work(row)
      .catch((error: unknown) => {
        if (error instanceof LeaseLost) return undefined;
        return signal.aborted ? release(row.id) : fail(row, error);
      })
      .catch((error: unknown) => failures.push(error));
    await settled?.(row);
  }
  if (failures.length > 0) throw failures[0];
}
