import { limits } from '#contract/site/limits.ts';
import { TooManyAttempts } from '#server/domain/people/attempts/attempts.service.ts';
import { DomainError, invalidFields } from '#server/lib/errors.ts';
import type { AccountParts } from '../account-parts.ts';
import { libraryRefusal, nothingPending, wrongCode } from '../refusals.ts';
import { readAuthenticatorCode, readRecoveryCode } from '../second-factor/recovery-codes.ts';

const { confirmations, codeReuse } = limits.accounts;

interface CheckedCode {
  /** With the cookies that the library sets. */
  headers: Headers;
  kind: 'authenticator' | 'recovery_code';
}

/** Checks a code from an authenticator or a recovery code, for whomever the cookie in `headers` stands. */
export function createSecondStep({ attempts, getAuth }: Pick<AccountParts, 'attempts' | 'getAuth'>) {
  async function ask(accountId: string, typed: string, headers: Headers): Promise<CheckedCode> {
    const { api } = await getAuth();
    const digits = readAuthenticatorCode(typed);
    if (digits) {
      // The library would take a code again for as long as it is valid.
      await attempts.count('used-code', `${accountId}:${digits}`, codeReuse);
      const checked = await api.verifyTOTP({ body: { code: digits }, headers, returnHeaders: true });
      return { headers: checked.headers, kind: 'authenticator' };
    }
    const code = readRecoveryCode(typed);
    if (!code) throw wrongCode();
    const checked = await api.verifyBackupCode({ body: { code }, headers, returnHeaders: true });
    return { headers: checked.headers, kind: 'recovery_code' };
  }
  /** Counted before it is checked; throws `wrong_code`, or 429. */
  async function check(accountId: string, typed: string, headers: Headers): Promise<CheckedCode> {
    await attempts.count('second-factor', accountId, confirmations);
    try {
      const checked = await ask(accountId, typed, headers);
      await attempts.forget('second-factor', accountId);
      return checked;
    } catch (error) {
      const refusal = libraryRefusal(error);
      if (refusal === 'INVALID_TWO_FACTOR_COOKIE') throw nothingPending();
      throw refusal || error instanceof TooManyAttempts ? wrongCode() : error;
    }
  }
  return {
    check,
    /** Whoever is signed in stays so: here a wrong code is a field's trouble, and no refused sign-in. */
    async checkOwn(accountId: string, typed: string, headers: Headers): Promise<CheckedCode> {
      try {
        return await check(accountId, typed, headers);
      } catch (error) {
        const isWrong = error instanceof DomainError && error.reason === 'wrong_code';
        throw isWrong ? invalidFields({ code: { code: 'wrong_code' } }) : error;
      }
    },
  };
}

export type SecondStep = ReturnType<typeof createSecondStep>;
