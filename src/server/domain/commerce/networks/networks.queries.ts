import { asc, count, eq } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { networks } from '#db/schema/commerce/networks.ts';

export type NetworkRow = typeof networks.$inferSelect;

export const listNetworkRows = (db: Db): Promise<NetworkRow[]> =>
  db.select().from(networks).orderBy(asc(networks.key));

export async function countNetworks(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(networks);
  return row?.n ?? 0;
}

export async function lockNetwork(tx: Db, key: string): Promise<NetworkRow | undefined> {
  const [row] = await tx.select().from(networks).where(eq(networks.key, key)).for('update');
  return row;
}

export async function insertNetwork(tx: Db, row: NetworkRow): Promise<void> {
  await tx.insert(networks).values(row);
}

export async function updateNetwork(
  tx: Db,
  key: string,
  fields: Pick<NetworkRow, 'definition' | 'updatedAt'>,
): Promise<void> {
  await tx.update(networks).set(fields).where(eq(networks.key, key));
}

export async function deleteNetworkRow(tx: Db, key: string): Promise<void> {
  await tx.delete(networks).where(eq(networks.key, key));
}
