import { eq } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { secrets } from '#db/schema/running/secrets.ts';

/** Of several servers that start at once, the first to insert decides. */
export async function insertSecretOnce(db: Db, name: string, value: string): Promise<void> {
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
}

export async function findSecret(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name)).limit(1);
  return row?.value;
}
