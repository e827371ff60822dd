import { and, asc, count, eq, getTableColumns, gt, max, or, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Role } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { accounts, credentials, sessions } from '#db/schema/people/accounts.ts';
import { passkeys } from '#db/schema/people/passkeys.ts';

export type AccountRow = typeof accounts.$inferSelect;

/** How the library calls signing in with a password. */
const PASSWORD = 'credential';

export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id)).limit(1);
  return row;
}

/** By username or e-mail; no username looks like an address, so there is one at most. */
export async function findAccountByIdentifier(db: Db, identifier: string): Promise<AccountRow | undefined> {
  const typed = identifier.trim().toLowerCase();
  const [row] = await db
    .select()
    .from(accounts)
    .where(or(eq(accounts.username, typed), eq(accounts.email, typed)))
    .limit(1);
  return row;
}

export type NewAccount = Pick<AccountRow, 'id' | 'username' | 'email' | 'name' | 'role'>;

export async function insertAccount(db: Db, account: NewAccount, password: string, now: Date): Promise<void> {
  const at = { createdAt: now, updatedAt: now };
  await db.insert(accounts).values({ ...account, ...at });
  await db.insert(credentials).values({
    id: account.id,
    userId: account.id,
    providerId: PASSWORD,
    accountId: account.id,
    password,
    ...at,
  });
}

export type AccountChange = Partial<
  Pick<AccountRow, 'name' | 'role' | 'roleSince' | 'active' | 'twoFactorEnabled'>
>;

export async function updateAccount(db: Db, id: string, change: AccountChange, now: Date): Promise<void> {
  await db
    .update(accounts)
    .set({ ...change, updatedAt: now })
    .where(eq(accounts.id, id));
}

export async function updateAccountLocale(db: Db, id: string, locale: Locale): Promise<void> {
  await db.update(accounts).set({ locale }).where(eq(accounts.id, id));
}

/** Every browser that was known is a stranger's from now on. */
export async function forgetDevicesOf(db: Db, id: string): Promise<void> {
  await db
    .update(accounts)
    .set({ deviceEpoch: sql`${accounts.deviceEpoch} + 1` })
    .where(eq(accounts.id, id));
}

export async function findPasswordHash(db: Db, accountId: string): Promise<string | undefined> {
  const ofAccount = and(eq(credentials.userId, accountId), eq(credentials.providerId, PASSWORD));
  const [row] = await db.select().from(credentials).where(ofAccount).limit(1);
  return row?.password;
}

export async function updatePasswordHash(db: Db, accountId: string, password: string, now: Date) {
  const ofAccount = and(eq(credentials.userId, accountId), eq(credentials.providerId, PASSWORD));
  await db.update(credentials).set({ password, updatedAt: now }).where(ofAccount);
}

/** What a sign-in stands on: the password, whether it is enough, and which passkeys there are. To be compared, never to be looked into. */
export async function findFooting(db: Db, accountId: string): Promise<string> {
  const keys = sql<string>`(SELECT string_agg(id::text, ' ' ORDER BY id) FROM ${passkeys} WHERE ${passkeys.accountId} = ${accounts.id})`;
  const [row] = await db
    .select({ password: credentials.password, secondFactor: accounts.twoFactorEnabled, keys })
    .from(accounts)
    .innerJoin(credentials, and(eq(credentials.userId, accounts.id), eq(credentials.providerId, PASSWORD)))
    .where(eq(accounts.id, accountId))
    .limit(1);
  return JSON.stringify(row ?? null);
}

export async function countAccounts(db: Db): Promise<number> {
  const [row] = await db.select({ all: count() }).from(accounts);
  return row?.all ?? 0;
}

/** Whatever changes what an account is opened by begins with this: two at once wait for each other. */
export async function lockAccount(db: Db, id: string): Promise<void> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
}

/** Until the transaction ends nobody else can make the first account. */
export async function lockAccounts(db: Db): Promise<void> {
  await db.execute(sql`LOCK TABLE ${accounts} IN SHARE ROW EXCLUSIVE MODE`);
}

/** Locked in one order, so that two owners who demote each other wait instead of both winning. */
export async function lockActiveOwners(db: Db): Promise<string[]> {
  const owner: Role = 'owner';
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, owner), accounts.active))
    .orderBy(asc(accounts.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Everybody, with when each was last here. */
function people(db: Db) {
  const lastSeen = db
    .select({ userId: sessions.userId, at: max(sessions.lastSeenAt).as('at') })
    .from(sessions)
    .groupBy(sessions.userId)
    .as('last_seen');
  return db
    .select({ ...getTableColumns(accounts), lastSeenAt: lastSeen.at })
    .from(accounts)
    .leftJoin(lastSeen, eq(lastSeen.userId, accounts.id));
}

export type PersonRow = AccountRow & { lastSeenAt: Date | null };

export async function listPeople(db: Db, after: string | undefined, limit: number): Promise<PersonRow[]> {
  return people(db)
    .where(after === undefined ? undefined : gt(accounts.username, after))
    .orderBy(asc(accounts.username))
    .limit(limit);
}

export async function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  const [row] = await people(db).where(eq(accounts.id, id)).limit(1);
  return row;
}
