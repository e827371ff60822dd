import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/all.endpoints.ts';
import { settingKeys } from '#contract/running/settings/setting-registry.schemas.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { attempts } from '#db/schema/people/attempts.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { auditOf } from '#test/harness/audit.ts';
import { oneEngine } from '#test/harness/database.ts';
import { codeFor } from '#test/harness/people/authenticator.ts';
import { addPasskey } from '#test/harness/people/passkeys.ts';
import { createProtectedAccount } from '#test/harness/people/second-factor.ts';
import { createAccount, postJson, signIn, signInAs } from '#test/harness/people/sign-in.ts';

const PATH = '/api/admin/confirmation';
const SECRETS = ['indexnow_key', 'amazon_na', 'amazon_eu'];
const marked = Object.entries<Endpoint>(endpoints).filter(([, { proof }]) => proof !== undefined);
type Headers = Record<string, string>;

test('these calls ask again, and no other', () => {
  expect(marked.map(([name]) => name).sort()).toEqual(
    [
      ...['updateUser', 'invite', 'revokeInvitation', 'changeSecondFactorRule'],
      ...['startPasskey', 'addPasskey', 'removePasskey'],
      ...['makeBackup', 'downloadBackup', 'rehearseBackup', 'restoreBackup', 'deleteBackup'],
      ...['importContent', 'replaceText', 'undoReplacement'],
      ...['beginMoveIn', 'addMoveInFile', 'removeMoveInFile', 'lookAtMoveIn'],
      ...['runMoveIn', 'cancelMoveIn', 'undoMoveIn', 'beginMoveOut'],
      ...['changeSetting', 'checkConfirmation'],
    ].sort(),
  );
  const { proof } = endpoints.changeSetting;
  expect(settingKeys.filter((key) => proof({ key }))).toEqual(SECRETS);
});

describe.each(oneEngine)('a proof of who is there on %s', (engine) => {
  const site = useApp(engine, { content: 'nothing' });
  const afterMinutes = (minutes: number) =>
    site().clock.moveTo(new Date(demoNow.getTime() + minutes * 60_000));
  const check = async (headers: Headers) => {
    const answer = await site().app.inject({ url: PATH, headers });
    return [answer.statusCode, answer.json().error?.reason ?? answer.json()];
  };
  const confirm = (headers: Headers, body: object) => postJson(site(), PATH, body, headers);
  const ASKED = [403, 'confirm_identity'];
  const FREE = [200, { done: true }];

  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    await site().db.delete(attempts);
  });
  afterEach(() => vi.useRealTimers());

  test('is a sign-in, for ten minutes; the password makes another one, of this session alone', async () => {
    const account = await createAccount(site(), 'owner');
    const [here, there] = [await signInAs(site(), account), await signInAs(site(), account)];
    afterMinutes(10);
    expect(await check(here)).toEqual(FREE);
    afterMinutes(10.1);
    expect(await check(here)).toEqual(ASKED);
    expect((await confirm(here, { password: account.password })).json()).toEqual({ done: true });
    expect(await auditOf(site(), 1)).toMatchObject([
      { action: 'identity_confirmed', actorId: account.id, details: { how: 'password' } },
    ]);
    expect([await check(here), await check(there)]).toEqual([FREE, ASKED]);
    afterMinutes(20.2);
    expect(await check(here)).toEqual(ASKED);
  });

  test('is asked for by each call that is marked, before anything that was sent is looked at', async () => {
    const headers = await signIn(site(), 'owner');
    afterMinutes(11);
    for (const [name, { method, path }] of marked) {
      const url = path.replace(':key', 'amazon_na').replace(':id', '1');
      const answer = await site().app.inject({ method, url, headers });
      expect([name, answer.statusCode, answer.json().error.reason]).toEqual([name, ...ASKED]);
    }
    const rename = { method: 'PATCH', url: '/api/admin/settings/site_name', headers } as const;
    expect((await site().app.inject({ ...rename, payload: { value: 'Vitrina' } })).statusCode).toBe(200);
  });

  test('is not had by a wrong password: five tries, each in the log, then a wait', async () => {
    const account = await createAccount(site(), 'owner');
    const headers = await signInAs(site(), account);
    afterMinutes(11);
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      statuses.push((await confirm(headers, { password: 'not the one at all' })).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const refused = await confirm(headers, { password: account.password });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(await check(headers)).toEqual(ASKED);
    const lines = (await auditOf(site(), 6)).map(({ action, details }) => [action, details?.why]);
    expect(lines).toEqual([
      ...Array(5).fill(['confirmation_refused', 'wrong_credentials']),
      ['confirmation_refused', 'too_many'],
    ]);
  });

  test('is the code too, where the account has a second factor', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { headers, password, secret } = await createProtectedAccount(site());
    afterMinutes(11);
    const without = await confirm(headers, { password });
    expect([without.statusCode, Object.keys(without.json().error.fields)]).toEqual([400, ['code']]);
    const wrong = await confirm(headers, { password, code: '000000' });
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([400, ['code']]);
    expect(await check(headers)).toEqual(ASKED);
    expect((await confirm(headers, { password, code: codeFor(secret, 1) })).json()).toEqual({ done: true });
    expect(await check(headers)).toEqual(FREE);
    expect(await auditOf(site(), 2)).toMatchObject([
      { action: 'confirmation_refused', details: { why: 'wrong_code' } },
      { action: 'identity_confirmed', details: { how: 'authenticator' } },
    ]);
  });

  test('is a passkey of one’s own, alone; where there is one, the password is not enough', async () => {
    const account = await createAccount(site(), 'owner');
    const headers = await signInAs(site(), account);
    const { authenticator } = await addPasskey(site(), headers);
    const other = await addPasskey(site(), await signIn(site(), 'owner'));
    afterMinutes(11);
    const byPassword = await confirm(headers, { password: account.password });
    expect([byPassword.statusCode, byPassword.json().error.reason]).toEqual([409, 'use_passkey']);
    const show = async (key = authenticator) => {
      const request = (await postJson(site(), `${PATH}/passkey/options`, {}, headers)).json();
      expect(request.allowCredentials).toMatchObject([{ id: authenticator.id }]);
      const answer = await postJson(site(), `${PATH}/passkey`, key.show(request), headers);
      return [answer.statusCode, answer.json().error?.reason ?? answer.json()];
    };
    expect(await show(other.authenticator)).toEqual([403, 'wrong_passkey']);
    expect(await check(headers)).toEqual(ASKED);
    expect(await show()).toEqual(FREE);
    expect(await check(headers)).toEqual(FREE);
    expect(await auditOf(site(), 2)).toMatchObject([
      { action: 'confirmation_refused', details: { why: 'wrong_passkey' } },
      { action: 'identity_confirmed', details: { how: 'passkey' } },
    ]);
  });

  test('is not had by half of it: an authenticator that is new to the account asks for the passkey first', async () => {
    const account = await createAccount(site(), 'owner');
    const headers = await signInAs(site(), account);
    await addPasskey(site(), headers);
    afterMinutes(11);
    const { password } = account;
    const started = await postJson(site(), '/api/admin/second-factor', { password }, headers);
    expect([started.statusCode, started.json().error.reason]).toEqual(ASKED);
  });
});
