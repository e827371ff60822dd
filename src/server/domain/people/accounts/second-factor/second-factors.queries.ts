import { and, asc, count, eq, notInArray } from 'drizzle-orm';
import type { Role } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { secondFactors } from '#db/schema/people/accounts.ts';
import { passkeys } from '#db/schema/people/passkeys.ts';
import { secondFactorRules } from '#db/schema/people/second-factor-rules.ts';

/** What an account has beside its password. */
export interface Factors {
  /** One that has shown that it works. */
  authenticator: boolean;
  passkeys: number;
}

export async function findFactors(db: Db, accountId: string): Promise<Factors> {
  const working = and(eq(secondFactors.userId, accountId), eq(secondFactors.verified, true));
  const authenticators = await db.select({ id: secondFactors.id }).from(secondFactors).where(working);
  const [own] = await db.select({ all: count() }).from(passkeys).where(eq(passkeys.accountId, accountId));
  return { authenticator: authenticators.length > 0, passkeys: own?.all ?? 0 };
}

export async function deleteSecondFactor(db: Db, accountId: string): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.userId, accountId));
}

export type RuleRow = typeof secondFactorRules.$inferSelect;

export const listRules = (db: Db): Promise<RuleRow[]> =>
  db.select().from(secondFactorRules).orderBy(asc(secondFactorRules.role));

/** Who was asked before has been asked since then. */
export async function writeRules(db: Db, roles: Role[], days: number, now: Date): Promise<void> {
  const others = roles.length > 0 ? notInArray(secondFactorRules.role, roles) : undefined;
  await db.delete(secondFactorRules).where(others);
  if (roles.length === 0) return;
  await db
    .insert(secondFactorRules)
    .values(roles.map((role) => ({ role, days, since: now })))
    .onConflictDoUpdate({ target: secondFactorRules.role, set: { days } });
}
