import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { invitations, passwordResets } from '#db/schema/people/account-tokens.ts';

export type InvitationRow = typeof invitations.$inferSelect;
export type NewInvitationRow = typeof invitations.$inferInsert;

/** Whoever is invited again gets a new link, and the old one is void. */
export async function upsertInvitation(db: Db, row: NewInvitationRow): Promise<InvitationRow> {
  const { email, ...renewed } = row;
  const [stored] = await db
    .insert(invitations)
    .values(row)
    .onConflictDoUpdate({ target: invitations.email, set: renewed })
    .returning();
  if (!stored) throw new Error('An invitation was not kept.');
  return stored;
}

export async function findInvitation(db: Db, tokenHash: string, now: Date) {
  const open = and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now));
  const [row] = await db.select().from(invitations).where(open).limit(1);
  return row;
}

/** Taking it is using it up: of two who try at once, one gets it. */
export async function takeInvitation(db: Db, tokenHash: string, now: Date) {
  const open = and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now));
  const [row] = await db.delete(invitations).where(open).returning();
  return row;
}

export async function deleteInvitation(db: Db, id: number): Promise<InvitationRow | undefined> {
  const [row] = await db.delete(invitations).where(eq(invitations.id, id)).returning();
  return row;
}

/** Whom somebody has asked to join and who has not come yet; their addresses. */
export async function deleteInvitationsBy(db: Db, accountId: string): Promise<string[]> {
  const gone = await db.delete(invitations).where(eq(invitations.invitedById, accountId)).returning();
  return gone.map(({ email }) => email);
}

/** Newest first, the expired ones too. */
export async function listInvitations(db: Db, after: Place | undefined, limit: number) {
  const newest = newestBy(invitations.createdAt, invitations.id);
  return db
    .select()
    .from(invitations)
    .where(newest.after(after))
    .orderBy(...newest.order)
    .limit(limit);
}

export async function insertPasswordReset(db: Db, row: typeof passwordResets.$inferInsert): Promise<void> {
  await db.insert(passwordResets).values(row);
}

export async function findPasswordReset(db: Db, tokenHash: string, now: Date) {
  const open = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
  const [row] = await db.select().from(passwordResets).where(open).limit(1);
  return row;
}

export async function takePasswordReset(db: Db, tokenHash: string): Promise<boolean> {
  const taken = await db.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash)).returning();
  return taken.length > 0;
}

/** A password that has changed since makes every link to change it void. */
export async function deletePasswordResetsOf(db: Db, accountId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
}

/** Expired invitations stay in the owners' list for a while. */
const INVITATIONS_LISTED = '30 days';

export async function deleteOldTokens(db: Db, now: Date): Promise<void> {
  const listedUntil = sql`${now.toISOString()}::timestamptz - ${INVITATIONS_LISTED}::interval`;
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(invitations).where(lt(invitations.expiresAt, listedUntil));
}
