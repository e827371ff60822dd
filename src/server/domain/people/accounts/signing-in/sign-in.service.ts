import type { Caller } from '#contract/people/accounts/caller.ts';
import type { SignInAnswer, SignInInput } from '#contract/people/accounts/sign-in.schemas.ts';
import { DomainError } from '#server/lib/errors.ts';
import { type AccountRow, findAccountByIdentifier, findFooting } from '../accounts.queries.ts';
import { libraryRefusal, nothingPending, wrongCredentials } from '../refusals.ts';
import { createAdmission } from './admission.ts';
import type { SecondStep } from './second-step.ts';
import { headersFor } from './session-cookies.ts';
import type { SignInParts, SignInRecords } from './sign-in-records.ts';

/** No account can have this username: looking for it takes as long as looking for one that exists. */
const NOBODY = '???';

interface PasswordSignInParts extends SignInParts {
  secondStep: SecondStep;
  records: SignInRecords;
}

export function createSignInService(parts: PasswordSignInParts) {
  const { db, cookies, getAuth, throttle, secondStep, devices, records } = parts;
  const admission = createAdmission(parts);

  async function checkPassword(username: string, password: string, headers: Headers) {
    const { api } = await getAuth();
    return api.signInUsername({ body: { username, password }, headers, returnHeaders: true });
  }

  async function open(
    account: AccountRow | undefined,
    password: string,
    caller: Caller,
  ): Promise<SignInAnswer> {
    const footing = await findFooting(db, account?.id ?? NOBODY);
    const checked = await checkPassword(account?.username ?? NOBODY, password, headersFor(caller.headers));
    if (!account) throw wrongCredentials();
    await records.endPrevious(caller.headers);
    const step = { account, caller, footing, headers: checked.headers };
    return 'twoFactorRedirect' in checked.response
      ? admission.letWait(step)
      : admission.admit(step, 'password');
  }

  return {
    async signIn({ identifier, password }: SignInInput, caller: Caller): Promise<SignInAnswer> {
      const typed = identifier.trim().toLowerCase();
      const find = () => findAccountByIdentifier(db, typed);
      const device =
        devices.carriesOne(caller.headers) && (await devices.recognise(caller.headers, await find()));
      await records.counted(find, () =>
        device ? throttle.countDevice(device) : throttle.count(typed, caller.address),
      );
      const account = await find();
      const allowed = device || (await throttle.allows(typed, account));
      try {
        const answer = await open(allowed ? account : undefined, password, caller);
        if (account && answer.secondFactor === 'done') await records.uncount(account, caller);
        return answer;
      } catch (error) {
        if (!libraryRefusal(error)) throw error;
        await records.recordRefusal(account, account?.active === false ? 'deactivated' : 'wrong_credentials');
        throw wrongCredentials();
      }
    },

    async signInWithCode(code: string, caller: Caller): Promise<SignInAnswer> {
      const account = await records.findPending(caller.headers);
      if (!account) throw nothingPending();
      const footing = await findFooting(db, account.id);
      const headers = headersFor(caller.headers, cookies.pending);
      const check = () => secondStep.check(account.id, code, headers);
      const step = await records
        .counted(async () => account, check)
        .catch(async (error: unknown) => {
          const wrong = error instanceof DomainError && error.reason === 'wrong_code';
          if (wrong) await records.recordRefusal(account, 'wrong_code');
          throw error;
        });
      const answer = await admission.admit({ account, caller, footing, headers: step.headers }, step.kind);
      await records.uncount(account, caller);
      return answer;
    },

    /** Signs in somebody whose password was set a moment ago. */
    openFor: open,
  };
}

export type SignInService = ReturnType<typeof createSignInService>;
