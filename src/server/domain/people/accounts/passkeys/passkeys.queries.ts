import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { passkeys } from '#db/schema/people/passkeys.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type NewPasskey = typeof passkeys.$inferInsert;

/** Newest first; an account has a few at most. */
export const listPasskeys = (db: Db, accountId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(desc(passkeys.id));

/** By what its authenticator calls it: whoever's it is. */
export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).limit(1);
  return row;
}

/** Undefined where somebody has it already. */
export async function insertPasskey(db: Db, row: NewPasskey): Promise<PasskeyRow | undefined> {
  const [stored] = await db.insert(passkeys).values(row).onConflictDoNothing().returning();
  return stored;
}

const ownOf = (accountId: string, id: number) => and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));

export async function findOwnPasskey(db: Db, accountId: string, id: number): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(ownOf(accountId, id)).limit(1);
  return row;
}

export async function updatePasskeyName(db: Db, id: number, name: string): Promise<void> {
  await db.update(passkeys).set({ name }).where(eq(passkeys.id, id));
}

export async function deletePasskey(db: Db, id: number): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.id, id));
}

/** What they were called. */
export async function deletePasskeysOf(db: Db, accountId: string): Promise<string[]> {
  const gone = await db.delete(passkeys).where(eq(passkeys.accountId, accountId)).returning();
  return gone.map(({ name }) => name);
}

export interface PasskeyUse extends Pick<PasskeyRow, 'id' | 'counter' | 'backedUp'> {
  at: Date;
}

export async function notePasskeyUse(db: Db, { id, counter, backedUp, at }: PasskeyUse): Promise<void> {
  await db.update(passkeys).set({ counter, backedUp, lastUsedAt: at }).where(eq(passkeys.id, id));
}
