import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { MadePasskey, ShownPasskey } from '#contract/people/accounts/passkeys.schemas.ts';
import { ALGORITHMS, type RelyingParty } from './passkey-options.ts';
import type { PasskeyRow } from './passkeys.queries.ts';

interface Expected {
  party: RelyingParty;
  challenge: string;
}

const expectedOf = ({ party, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
});

/** The library throws whatever is wrong with what came; none of it is anybody's business but that it is. */
const unlessWrong = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/** Its new count and whether it is backed up by now; undefined where the signature, the place or the count is wrong. */
export async function checkShown(shown: ShownPasskey, key: PasskeyRow, expected: Expected) {
  const { userHandle, ...answer } = shown.response;
  const checked = await unlessWrong(
    verifyAuthenticationResponse({
      ...expectedOf(expected),
      response: {
        ...shown,
        response: { ...answer, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    }),
  );
  if (!checked?.verified) return undefined;
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  return { counter: newCounter, backedUp: credentialBackedUp };
}

/** What is to be kept of a new one; undefined where it was not made here, now, and by a person. */
export async function checkMade(made: MadePasskey, expected: Expected) {
  const { transports = [], ...answer } = made.response;
  const checked = await unlessWrong(
    verifyRegistrationResponse({
      ...expectedOf(expected),
      supportedAlgorithmIDs: ALGORITHMS,
      response: { ...made, response: answer, clientExtensionResults: {} },
    }),
  );
  if (!checked?.verified) return undefined;
  const { credential, aaguid, credentialDeviceType, credentialBackedUp } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    backupEligible: credentialDeviceType === 'multiDevice',
    backedUp: credentialBackedUp,
    aaguid,
  };
}
