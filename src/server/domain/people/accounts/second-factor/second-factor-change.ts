import type { Db } from '#db/open.ts';
import { DomainError } from '#server/lib/errors.ts';
import { type AccountRow, updateAccount } from '../accounts.queries.ts';
import { deletePendingOf, deleteSessionsOf } from '../signing-in/sessions.queries.ts';
import { type Factors, findFactors, listRules } from './second-factors.queries.ts';

const has = ({ authenticator, passkeys }: Factors): boolean => authenticator || passkeys > 0;

/** In a transaction, with the account locked: the first factor ends every session that knew only the password. */
export async function afterFactorCame(
  tx: Db,
  account: AccountRow,
  keptSessionId: string | undefined,
  at: Date,
): Promise<{ endedSessions: number }> {
  if (account.twoFactorEnabled) return { endedSessions: 0 };
  await updateAccount(tx, account.id, { twoFactorEnabled: true }, at);
  await deletePendingOf(tx, account.id);
  return { endedSessions: await deleteSessionsOf(tx, account.id, keptSessionId) };
}

/** Likewise: half sign-ins end, and the password is enough again where nothing else is left. */
export async function afterFactorWent(tx: Db, account: AccountRow, at: Date): Promise<void> {
  await deletePendingOf(tx, account.id);
  const twoFactorEnabled = has(await findFactors(tx, account.id));
  await updateAccount(tx, account.id, { twoFactorEnabled }, at);
}

/** Before the transaction ends: who needs a second factor does not give the last one away. */
export async function requireFactorLeft(tx: Db, { id, role }: AccountRow): Promise<void> {
  if (has(await findFactors(tx, id))) return;
  if (!(await listRules(tx)).some((rule) => rule.role === role)) return;
  throw new DomainError('conflict', 'It is the last one, and one is needed.', {
    reason: 'second_factor_compulsory',
  });
}
