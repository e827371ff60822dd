import { PgliteClient } from '../../../../src/db/pglite/client.ts';

/** Writes 1, 2, 3… into two tables at once for ever, and prints each number when its commit is acknowledged. */
const [dataDir = ''] = process.argv.slice(2);
const client = await PgliteClient.open(dataDir);
await client.exec(`
  CREATE TABLE IF NOT EXISTS numbers (n int PRIMARY KEY, filler text NOT NULL);
  CREATE TABLE IF NOT EXISTS mirror (n int PRIMARY KEY);
`);
const { rows } = await client.query<{ last: number }>('SELECT coalesce(max(n), 0) AS last FROM numbers');
for (let n = (rows[0]?.last ?? 0) + 1; ; n += 1) {
  await client.transaction(async (tx) => {
    await tx.query('INSERT INTO numbers VALUES ($1, $2)', [n, 'x'.repeat(n % 2000)]);
    await tx.query('INSERT INTO mirror VALUES ($1)', [n]);
  });
  process.stdout.write(`${n}\n`);
}
