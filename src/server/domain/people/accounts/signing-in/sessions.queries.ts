import { and, desc, eq, gt, lt, ne, or } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { sessions, verifications } from '#db/schema/people/accounts.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function listLiveSessions(
  db: Db,
  accountId: string,
  { now, seenAfter }: { now: Date; seenAfter: Date },
): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, accountId), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, seenAfter)),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

export async function proveSession(db: Db, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ provedAt: now }).where(eq(sessions.id, id));
}

/** Only somebody's own; says whether there was one. */
export async function deleteSession(db: Db, accountId: string, id: string): Promise<boolean> {
  const own = and(eq(sessions.id, id), eq(sessions.userId, accountId));
  return (await db.delete(sessions).where(own).returning({ id: sessions.id })).length > 0;
}

/** All of an account's, or all but one; says how many there were. */
export async function deleteSessionsOf(db: Db, accountId: string, exceptId?: string): Promise<number> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, accountId), others))
    .returning({ id: sessions.id });
  return gone.length;
}

/** One that was made a moment ago, and is not to be handed out after all. */
export async function deleteSessionByToken(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

export async function findSessionId(db: Db, token: string): Promise<string | undefined> {
  const [row] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token)).limit(1);
  return row?.id;
}

/** How many sessions that were. */
export async function deleteStaleSessions(
  db: Db,
  { now, seenAfter }: { now: Date; seenAfter: Date },
): Promise<number> {
  const stale = or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, seenAfter));
  const { affectedRows = 0 } = await db.delete(sessions).where(stale);
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  return affectedRows;
}

/** Whose sign-in waits under this name, which the library gave it. */
export async function findPendingAccountId(db: Db, identifier: string): Promise<string | undefined> {
  const [row] = await db
    .select({ accountId: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, identifier))
    .limit(1);
  return row?.accountId;
}

/** Sign-ins of an account that wait for their second step. */
export async function deletePendingOf(db: Db, accountId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, accountId));
}
