import { eq } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { settings } from '#db/schema/settings.ts';

export async function findSetting(db: Db, key: string) {
  const [row] = await db.select().from(settings).where(eq(settings.key, key)).limit(1);
  return row;
}
