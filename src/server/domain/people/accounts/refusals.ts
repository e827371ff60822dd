import { DomainError } from '#server/lib/errors.ts';

/** One answer for a wrong password, an unknown name and a deactivated account. */
export const wrongCredentials = () =>
  new DomainError('unauthorized', 'Identifier and password do not match.', { reason: 'wrong_credentials' });
export const wrongCode = () =>
  new DomainError('unauthorized', 'The code is wrong or was used.', { reason: 'wrong_code' });
export const nothingPending = () => new DomainError('unauthorized', 'No sign-in waits for a code.');
export const linkExpired = () =>
  new DomainError('not_found', 'The link is unknown, used or too old.', { reason: 'link_expired' });
export const lastOwner = () =>
  new DomainError('conflict', 'Nobody would be left who may do this.', { reason: 'last_owner' });
export const mailNotSetUp = () =>
  new DomainError('conflict', 'There is no mail server.', { reason: 'mail_not_set_up' });
export const secondFactorIsOn = () =>
  new DomainError('conflict', 'It is on already.', { reason: 'second_factor_is_on' });
export const secondFactorIsOff = () =>
  new DomainError('conflict', 'It is not on.', { reason: 'second_factor_is_off' });
export const wrongPasskey = () =>
  new DomainError('unauthorized', 'No such passkey, or not shown as it should be.', {
    reason: 'wrong_passkey',
  });
/** For somebody who is signed in, and stays so. */
export const passkeyNotConfirmed = () =>
  new DomainError('forbidden', 'Not one of theirs, or not shown as it should be.', {
    reason: 'wrong_passkey',
  });
export const passkeyNotMade = () =>
  new DomainError('conflict', 'Not made here, now, by a person.', { reason: 'passkey_not_made' });
export const passkeyKnown = () =>
  new DomainError('conflict', 'Somebody has it already.', { reason: 'passkey_known' });
export const tooManyPasskeys = () =>
  new DomainError('conflict', 'There is no room for another.', { reason: 'too_many_passkeys' });
/** A password alone does not open this account, and there is no code that could go with it. */
export const passwordIsNotEnough = () =>
  new DomainError('conflict', 'This account is opened by a passkey.', { reason: 'use_passkey' });

/** The library's word for why it refuses; undefined where it failed instead. Asked without loading the library. */
export function libraryRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== 'APIError') return undefined;
  const { statusCode = 500, body } = error as Error & { statusCode?: number; body?: { code?: string } };
  return statusCode < 500 ? (body?.code ?? 'REFUSED') : undefined;
}
