import type { Caller } from '#contract/people/accounts/caller.ts';
import type { SignInAnswer, SignInInput } from '#contract/people/accounts/sign-in.schemas.ts';
import { TooManyAttempts } from '#server/domain/people/attempts/attempts.service.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { DomainError } from '#server/lib/errors.ts';
import type { AccountParts } from '../account-parts.ts';
import { type AccountRow, findAccount, findAccountByIdentifier, findFooting } from '../accounts.queries.ts';
import { libraryRefusal, nothingPending, wrongCredentials } from '../refusals.ts';
import { createAdmission } from './admission.ts';
import type { FindActor } from './find-actor.ts';
import type { KnownDevices } from './known-devices.ts';
import type { SecondStep } from './second-step.ts';
import { cookieIn, headersFor } from './session-cookies.ts';
import { deleteSession, findPendingAccountId } from './sessions.queries.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

/** No account can have this username: looking for it takes as long as looking for one that exists. */
const NOBODY = '???';
const stranger = { id: null, name: '' };

interface SignInParts extends AccountParts {
  throttle: SignInThrottle;
  secondStep: SecondStep;
  findActor: FindActor;
  devices: KnownDevices;
}

export function createSignInService(parts: SignInParts) {
  const { db, clock, cookies, getAuth, throttle, secondStep, findActor, devices } = parts;
  const admission = createAdmission(parts);
  const subject = (account: AccountRow | undefined) =>
    // What was typed is not kept where nobody is called so: it may be a password in the wrong field.
    ({ subject: 'account', subjectId: account?.id ?? '', title: account?.username ?? '' }) as const;
  const recordRefusal = (account: AccountRow | undefined, why: string) =>
    recordAudit(db, stranger, clock(), {
      action: 'sign_in_refused',
      ...subject(account),
      details: { why },
    });

  /** The first refusal of a row is recorded; the hundred after it would only fill the log. */
  async function counted<T>(account: () => Promise<AccountRow | undefined>, work: () => Promise<T>) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TooManyAttempts && error.first) await recordRefusal(await account(), 'too_many');
      throw error;
    }
  }

  async function checkPassword(username: string, password: string, headers: Headers) {
    const { api } = await getAuth();
    return api.signInUsername({ body: { username, password }, headers, returnHeaders: true });
  }

  /** Ends what was counted ahead of time. What a known browser did says nothing about strangers, whose tries stay counted. */
  async function uncount(account: AccountRow, { headers, address }: Caller): Promise<void> {
    const device = await devices.recognise(headers, account);
    if (device) return throttle.forgiveDevice(device);
    await throttle.forgive(account);
    await throttle.takeBack(address);
  }

  /** Each sign-in makes a new session; one that the browser came with ends here. */
  async function endPrevious(headers: Headers): Promise<void> {
    const previous = await findActor(headers);
    if (previous) await deleteSession(db, previous.id, previous.sessionId);
  }

  async function open(
    account: AccountRow | undefined,
    password: string,
    caller: Caller,
  ): Promise<SignInAnswer> {
    const footing = await findFooting(db, account?.id ?? NOBODY);
    const checked = await checkPassword(account?.username ?? NOBODY, password, headersFor(caller.headers));
    if (!account) throw wrongCredentials();
    await endPrevious(caller.headers);
    const step = { account, caller, footing, headers: checked.headers };
    return 'twoFactorRedirect' in checked.response
      ? admission.letWait(step)
      : admission.admit(step, 'password');
  }

  async function findPending(headers: Headers): Promise<AccountRow | undefined> {
    // The library checks the signature that follows the dot; this only finds out whose tries to count.
    const [identifier = ''] = (cookieIn(headers, cookies.pending) ?? '').split('.', 1);
    const accountId = identifier && (await findPendingAccountId(db, identifier));
    return accountId ? findAccount(db, accountId) : undefined;
  }

  return {
    async signIn({ identifier, password }: SignInInput, caller: Caller): Promise<SignInAnswer> {
      const typed = identifier.trim().toLowerCase();
      const find = () => findAccountByIdentifier(db, typed);
      const device =
        devices.carriesOne(caller.headers) && (await devices.recognise(caller.headers, await find()));
      await counted(find, () =>
        device ? throttle.countDevice(device) : throttle.count(typed, caller.address),
      );
      const account = await find();
      const allowed = device || (await throttle.allows(typed, account));
      try {
        const answer = await open(allowed ? account : undefined, password, caller);
        if (account && answer.secondFactor === 'done') await uncount(account, caller);
        return answer;
      } catch (error) {
        if (!libraryRefusal(error)) throw error;
        await recordRefusal(account, account?.active === false ? 'deactivated' : 'wrong_credentials');
        throw wrongCredentials();
      }
    },

    async signInWithCode(code: string, caller: Caller): Promise<SignInAnswer> {
      const account = await findPending(caller.headers);
      if (!account) throw nothingPending();
      const footing = await findFooting(db, account.id);
      const headers = headersFor(caller.headers, cookies.pending);
      const check = () => secondStep.check(account.id, code, headers);
      const step = await counted(async () => account, check).catch(async (error: unknown) => {
        const wrong = error instanceof DomainError && error.reason === 'wrong_code';
        if (wrong) await recordRefusal(account, 'wrong_code');
        throw error;
      });
      const answer = await admission.admit({ account, caller, footing, headers: step.headers }, step.kind);
      await uncount(account, caller);
      return answer;
    },

    /** Signs in somebody whose password was set a moment ago. */
    openFor: open,
  };
}

export type SignInService = ReturnType<typeof createSignInService>;
