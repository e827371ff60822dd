import type { Db } from '#db/open.ts';
import { deletePasswordResetsOf } from '../account-tokens.queries.ts';
import { forgetDevicesOf, lockAccount, updatePasswordHash } from '../accounts.queries.ts';
import { deletePendingOf, deleteSessionsOf } from '../signing-in/sessions.queries.ts';

interface NewPassword {
  accountId: string;
  hash: string;
  at: Date;
  /** The session of whoever changes their own stays. */
  keptSessionId?: string;
}

/** In a transaction. What the old password opened is shut: sessions, half sign-ins, links, and what browsers were known by. */
export async function setPassword(
  tx: Db,
  { accountId, hash, at, keptSessionId }: NewPassword,
): Promise<number> {
  await lockAccount(tx, accountId);
  await updatePasswordHash(tx, accountId, hash, at);
  await deletePasswordResetsOf(tx, accountId);
  await deletePendingOf(tx, accountId);
  await forgetDevicesOf(tx, accountId);
  return deleteSessionsOf(tx, accountId, keptSessionId);
}
