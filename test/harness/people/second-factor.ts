import type { TestApp } from '../app.ts';
import { codeFor } from './authenticator.ts';
import { cookiesAfter, createAccount, postJson, signInAs, type TestAccount } from './sign-in.ts';

export interface ProtectedAccount extends TestAccount {
  secret: string;
  recoveryCodes: string[];
  headers: { cookie: string };
}

/** A viewer whose second factor is on, signed in. The current step's code is used up by that. */
export async function createProtectedAccount(site: TestApp): Promise<ProtectedAccount> {
  const account = await createAccount(site, 'viewer');
  const headers = await signInAs(site, account);
  const { password } = account;
  const { secret } = (await postJson(site, '/api/admin/second-factor', { password }, headers)).json();
  const confirmed = await postJson(
    site,
    '/api/admin/second-factor/confirm',
    { code: codeFor(secret) },
    headers,
  );
  const { recoveryCodes } = confirmed.json();
  return { ...account, secret, recoveryCodes, headers: { cookie: cookiesAfter(confirmed, headers.cookie) } };
}
