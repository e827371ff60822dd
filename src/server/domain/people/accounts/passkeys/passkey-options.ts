import { productName } from '#contract/commerce/products/product-name.ts';
import type { PasskeyCreation, PasskeyRequest } from '#contract/people/accounts/passkeys.schemas.ts';
import { MINUTE } from '#contract/site/durations.ts';
import { limits } from '#contract/site/limits.ts';
import type { AccountRow } from '../accounts.queries.ts';
import type { PasskeyRow } from './passkeys.queries.ts';

/** EdDSA, ES256 and RS256: one of them every authenticator knows. */
export const ALGORITHMS = [-8, -7, -257];
const timeout = limits.accounts.passkeys.challengeMinutes * MINUTE;

export interface RelyingParty {
  /** The host that passkeys belong to. */
  id: string;
  /** Where alone they may be shown. */
  origin: string;
}

/** Browsers make no passkey for a bare address: at home, whoever wrote one means this name. */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const url = new URL(publicUrl);
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** What authenticators know an account by: it says nothing to anybody else. */
export const handleOf = ({ id }: Pick<AccountRow, 'id'>): string => Buffer.from(id).toString('base64url');

const described = (keys: PasskeyRow[]) =>
  keys.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }));

export const presentRequest = (
  { id }: RelyingParty,
  challenge: string,
  keys: PasskeyRow[],
): PasskeyRequest => ({
  challenge,
  rpId: id,
  timeout,
  userVerification: 'required',
  allowCredentials: described(keys),
});

/** Discoverable, so that nobody has to type who they are; with a fingerprint or PIN, so that it is two factors. */
export const presentCreation = (
  { id }: RelyingParty,
  challenge: string,
  account: AccountRow,
  keys: PasskeyRow[],
): PasskeyCreation => ({
  challenge,
  rp: { id, name: productName },
  user: { id: handleOf(account), name: account.username, displayName: account.name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout,
  excludeCredentials: described(keys),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
});
