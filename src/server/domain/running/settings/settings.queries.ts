import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { settings } from '#db/schema/running/settings.ts';

export type SettingRow = typeof settings.$inferSelect;

export async function findSetting(db: Db, key: string): Promise<SettingRow | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key)).limit(1);
  return row;
}

export const listSettings = (db: Db, keys: string[]): Promise<SettingRow[]> =>
  db.select().from(settings).where(inArray(settings.key, keys));

export async function upsertSetting(tx: Db, row: SettingRow): Promise<void> {
  const { value, updatedAt } = row;
  await tx
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } });
}

export async function deleteSetting(tx: Db, key: string): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, key));
}
