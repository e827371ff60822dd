import { limits } from '#contract/site/limits.ts';
import { readableSecret } from '../credentials/readable-secret.ts';

const HALF = 5;

/** 49 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: limits.accounts.recoveryCodes }, () => readableSecret(2, HALF));

/** A recovery code however it was typed; undefined where it can be none. */
export function readRecoveryCode(typed: string): string | undefined {
  const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return letters.length === 2 * HALF ? `${letters.slice(0, HALF)}-${letters.slice(HALF)}` : undefined;
}

/** An authenticator's code, in groups or not. */
export function readAuthenticatorCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
