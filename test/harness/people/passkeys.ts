import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from '#contract/people/accounts/passkeys.schemas.ts';
import type { TestApp } from '../app.ts';
import { cookiesAfter, postJson } from './sign-in.ts';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** As much of CBOR (RFC 8949) as an authenticator writes. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    return size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, of]) => [cbor(key), cbor(of)])]);
}

const FLAGS = { present: 1, verified: 4, eligible: 8, backedUp: 16, attested: 64 };
const BARE = FLAGS.present | FLAGS.verified | FLAGS.eligible | FLAGS.backedUp;

/** What a person, a browser or a thief may do otherwise than they should. */
interface Oddity {
  origin?: string;
  rpId?: string;
  flags?: number;
  counter?: number;
  challenge?: string;
  userHandle?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64 = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** An authenticator with one passkey in it, and the browser around it. */
export function createTestAuthenticator(origin = 'http://vitrina.test') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = base64(rawId);
  let counter = 0;
  let handle: string | undefined;

  const clientData = (type: string, challenge: string, odd: Oddity) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authData = (odd: Oddity, attested?: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(odd.counter ?? counter);
    const flags = (odd.flags ?? BARE) | (attested ? FLAGS.attested : 0);
    const party = sha256(odd.rpId ?? new URL(origin).hostname);
    return Buffer.concat([party, Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };

  return {
    id,
    /** Without a fingerprint or PIN. */
    unverified: FLAGS.present,

    make({ challenge, user }: PasskeyCreation, odd: Oddity = {}) {
      handle = user.id;
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cbor(key)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(odd, attested)],
      ]);
      const response = {
        clientDataJSON: base64(clientData('webauthn.create', challenge, odd)),
        attestationObject: base64(cbor(attestation)),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key' as const, response };
    },

    show({ challenge }: PasskeyRequest, odd: Oddity = {}) {
      counter += 1;
      const data = authData(odd);
      const client = clientData('webauthn.get', challenge, odd);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
        userHandle: odd.userHandle ?? handle,
      };
      return { id, rawId: id, type: 'public-key' as const, response };
    },
  };
}

export type TestAuthenticator = ReturnType<typeof createTestAuthenticator>;
type Headers = Record<string, string>;

/** Puts a new passkey into an account; says what the server answered. */
export async function addPasskey(site: TestApp, headers: Headers, odd: Oddity = {}) {
  const authenticator = createTestAuthenticator();
  const creation = (await postJson(site, '/api/admin/passkeys/options', {}, headers)).json();
  const answer = await postJson(site, '/api/admin/passkeys', authenticator.make(creation, odd), headers);
  return { authenticator, answer };
}

/** Signs in by a passkey alone. */
export async function showPasskey(
  site: TestApp,
  authenticator: TestAuthenticator,
  { odd = {}, headers = {} }: { odd?: Oddity; headers?: Headers } = {},
) {
  const path = '/api/admin/login/passkey';
  const request = (await postJson(site, `${path}/options`, { afterPassword: false }, headers)).json();
  const body = { afterPassword: false, passkey: authenticator.show(request, odd) };
  const answer = await postJson(site, path, body, headers);
  return { answer, body, headers: { cookie: cookiesAfter(answer, headers.cookie) } };
}
