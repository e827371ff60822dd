/** How much of a file is in memory at a time. */
export const PART = 1_000;

/** Goes through rows of the file, part by part. */
export async function inParts<Row>(
  list: (after: number) => Promise<Row[]>,
  keyOf: (row: Row) => number,
  work: (rows: Row[]) => Promise<void>,
): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await list(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    await work(rows);
    after = keyOf(last);
  }
}
