import type { Caller } from '#contract/people/accounts/caller.ts';
import type { PasskeyRequest } from '#contract/people/accounts/passkeys.schemas.ts';
import type { PasskeySignIn, SignInAnswer } from '#contract/people/accounts/sign-in.schemas.ts';
import { type AccountRow, findAccount, findFooting } from '../accounts.queries.ts';
import { libraryRefusal, nothingPending, wrongPasskey } from '../refusals.ts';
import { createAdmission } from '../signing-in/admission.ts';
import { cookieLine, headersFor } from '../signing-in/session-cookies.ts';
import { deletePendingOf } from '../signing-in/sessions.queries.ts';
import type { SignInParts, SignInRecords } from '../signing-in/sign-in-records.ts';
import type { PasskeyCheck } from './passkey-check.ts';
import { findPasskey, listPasskeys, notePasskeyUse } from './passkeys.queries.ts';

interface PasskeySignInParts extends SignInParts {
  records: SignInRecords;
  check: PasskeyCheck;
}

/** Whose password came first, where one did. */
type Pending = AccountRow | undefined;

/** A passkey with a fingerprint or PIN is something that one has and something that one is or knows: nothing is asked after it. */
export function createPasskeySignInService(parts: PasskeySignInParts) {
  const { db, cookies, getAuth, throttle, devices, records, check } = parts;
  const admission = createAdmission(parts);

  async function findPending(afterPassword: boolean, { headers }: Caller): Promise<Pending> {
    const pending = afterPassword ? await records.findPending(headers) : undefined;
    if (afterPassword && !pending) throw nothingPending();
    return pending;
  }

  /** Before anything is checked, as for a password: by where it comes from, and by which passkey it claims to be. */
  async function count(account: Pending, credentialId: string, { headers, address }: Caller): Promise<void> {
    const device = account && devices.carriesOne(headers) && (await devices.recognise(headers, account));
    await records.counted(
      async () => account,
      () => (device ? throttle.countDevice(device) : throttle.count(credentialId, address)),
    );
  }

  async function refuse(account: Pending, why: string): Promise<never> {
    await records.recordRefusal(account, why);
    throw wrongPasskey();
  }

  async function openSession(account: AccountRow, { headers }: Caller): Promise<Headers> {
    const { api } = await getAuth();
    const opened = await api
      .openSession({ body: { accountId: account.id }, headers: headersFor(headers), returnHeaders: true })
      .catch((error: unknown) => {
        if (!libraryRefusal(error)) throw error;
        return refuse(account, 'deactivated');
      });
    return opened.headers;
  }

  return {
    async start(afterPassword: boolean, caller: Caller): Promise<PasskeyRequest> {
      const pending = await findPending(afterPassword, caller);
      const keys = pending ? await listPasskeys(db, pending.id) : [];
      return check.ask('sign-in', pending?.id ?? '', keys);
    },

    async signIn({ afterPassword, passkey }: PasskeySignIn, caller: Caller): Promise<SignInAnswer> {
      const pending = await findPending(afterPassword, caller);
      const key = await findPasskey(db, passkey.id);
      const account = key && (await findAccount(db, key.accountId));
      await count(account, passkey.id, caller);
      const footing = await findFooting(db, account?.id ?? '');
      const isWanted = !pending || pending.id === account?.id;
      const use = await check.shown(passkey, isWanted ? key : undefined, 'sign-in', pending?.id ?? '');
      if (!account || !use) return refuse(account, 'wrong_passkey');
      const headers = await openSession(account, caller);
      await records.endPrevious(caller.headers);
      const answer = await admission.admit({ account, caller, footing, headers }, 'passkey', async (tx) => {
        await notePasskeyUse(tx, use);
        if (pending) await deletePendingOf(tx, account.id);
      });
      if (pending) caller.cookies.push(cookieLine(cookies.pending, '', 0));
      await records.uncount(account, caller);
      await throttle.forgiveIdentifier(passkey.id);
      return answer;
    },
  };
}
