import { codeFor } from '../../test/harness/people/authenticator.ts';
import { call, type Person } from './people.ts';

export { codeFor };

/** Turns the second factor on, as somebody with an authenticator does. */
export async function turnOnSecondFactor({ api, password }: Person) {
  const { secret } = (await call(api, 'POST', '/api/admin/second-factor', { password })) as {
    secret: string;
  };
  const confirmed = await call(api, 'POST', '/api/admin/second-factor/confirm', { code: codeFor(secret) });
  return { secret, recoveryCodes: confirmed.recoveryCodes as string[] };
}
