import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { secondFactors } from '#db/schema/people/accounts.ts';
import { attempts } from '#db/schema/people/attempts.ts';
import { useApp } from '#test/harness/app.ts';
import { auditOf } from '#test/harness/audit.ts';
import { oneEngine } from '#test/harness/database.ts';
import { codeFor } from '#test/harness/people/authenticator.ts';
import { createProtectedAccount } from '#test/harness/people/second-factor.ts';
import { cookiesAfter, createAccount, postJson, signInAs } from '#test/harness/people/sign-in.ts';

const PATH = '/api/admin/second-factor';

describe.each(oneEngine)('the second factor on %s', (engine) => {
  const site = useApp(engine, { content: 'nothing' });
  const post = (url: string, payload: object, headers = {}) => postJson(site(), url, payload, headers);
  const me = async (headers: Record<string, string>) =>
    (await site().app.inject({ url: '/api/admin/me', headers })).json();

  beforeEach(async () => {
    // Codes change every thirty seconds: time stands still, so that no test meets the change.
    vi.useFakeTimers({ toFake: ['Date'] });
    await site().db.delete(attempts);
  });
  afterEach(() => vi.useRealTimers());

  test('begins with the password and a secret as text, address and picture', async () => {
    const account = await createAccount(site(), 'viewer');
    const headers = await signInAs(site(), account);
    const refused = await post(PATH, { password: 'not the one at all' }, headers);
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      400,
      { password: 'A senha não confere.' },
    ]);
    const started = (await post(PATH, { password: account.password }, headers)).json();
    expect(started.secret).toMatch(/^[A-Z2-7]{32,}$/);
    const uri = new URL(started.uri);
    expect([uri.protocol, uri.host, uri.pathname]).toEqual([
      'otpauth:',
      'totp',
      `/Vitrina:${account.username}`,
    ]);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: started.secret,
      issuer: 'Vitrina',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(started.qr.size).toBeGreaterThan(30);
    expect(started.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect(await me(headers)).toMatchObject({ secondFactor: false });
    expect((await signInAs(site(), account)).cookie).toContain('vitrina_session');
  });

  test('is on once a code confirms it; recovery codes are shown then and never again', async () => {
    const account = await createAccount(site(), 'viewer');
    const headers = await signInAs(site(), account);
    const { secret } = (await post(PATH, { password: account.password }, headers)).json();
    const wrong = await post(`${PATH}/confirm`, { code: codeFor(secret, 40) }, headers);
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([400, ['code']]);
    const confirmed = await post(`${PATH}/confirm`, { code: codeFor(secret) }, headers);
    expect(confirmed.statusCode).toBe(200);
    const { recoveryCodes } = confirmed.json();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const renewed = { cookie: cookiesAfter(confirmed, headers.cookie) };
    expect(renewed.cookie).not.toBe(headers.cookie);
    expect(await me(renewed)).toMatchObject({ secondFactor: true });
    expect((await site().app.inject({ url: '/api/admin/me', headers })).statusCode).toBe(401);
    for (const url of [PATH, `${PATH}/confirm`]) {
      const again = await post(url, { password: account.password, code: codeFor(secret, 1) }, renewed);
      expect([again.statusCode, again.json().error.reason]).toEqual([409, 'second_factor_is_on']);
    }
    const [row] = await site().db.select().from(secondFactors).where(eq(secondFactors.userId, account.id));
    for (const hidden of [secret, ...recoveryCodes]) expect(JSON.stringify(row)).not.toContain(hidden);
    expect(await auditOf(site(), 1)).toMatchObject([{ action: 'second_factor_on', actorId: account.id }]);
  });

  test('ends every session that knew only the password, when it is switched on', async () => {
    const account = await createAccount(site(), 'viewer');
    const elsewhere = await signInAs(site(), account);
    const stranger = await signInAs(site(), await createAccount(site(), 'viewer'));
    const headers = await signInAs(site(), account);
    const { secret } = (await post(PATH, { password: account.password }, headers)).json();
    await post(`${PATH}/confirm`, { code: codeFor(secret, 40) }, headers);
    expect(await me(elsewhere)).toMatchObject({ username: account.username });
    const confirmed = await post(`${PATH}/confirm`, { code: codeFor(secret) }, headers);
    expect(await me({ cookie: cookiesAfter(confirmed, headers.cookie) })).toMatchObject({
      secondFactor: true,
    });
    expect(await me(elsewhere)).toHaveProperty('error');
    expect(await me(stranger)).not.toHaveProperty('error');
    expect(await auditOf(site(), 1)).toMatchObject([
      { action: 'second_factor_on', details: { endedSessions: 1 } },
    ]);
  });

  test('is not on without a code, and the first secret is void after a second beginning', async () => {
    const account = await createAccount(site(), 'viewer');
    const headers = await signInAs(site(), account);
    const first = (await post(PATH, { password: account.password }, headers)).json();
    const second = (await post(PATH, { password: account.password }, headers)).json();
    expect((await post(`${PATH}/confirm`, { code: codeFor(first.secret) }, headers)).statusCode).toBe(400);
    expect((await post(`${PATH}/confirm`, { code: codeFor(second.secret) }, headers)).statusCode).toBe(200);
  });

  test('cannot be confirmed where nothing was begun', async () => {
    const headers = await signInAs(site(), await createAccount(site(), 'viewer'));
    const answer = await post(`${PATH}/confirm`, { code: '123456' }, headers);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['code']]);
  });

  test('goes off with the password and a code, not with one of them', async () => {
    const { headers, password, secret, username } = await createProtectedAccount(site());
    const off = (given: object) => post(`${PATH}/disable`, given, headers);
    expect((await off({ password })).statusCode).toBe(400);
    expect((await off({ password: 'not the one at all', code: codeFor(secret, 1) })).statusCode).toBe(400);
    expect((await off({ password, code: '000000' })).statusCode).toBe(400);
    expect(await me(headers)).toMatchObject({ secondFactor: true });
    expect((await off({ password, code: codeFor(secret, 1) })).json()).toEqual({ done: true });
    expect(await me(headers)).toMatchObject({ secondFactor: false });
    expect((await off({ password, code: codeFor(secret, -1) })).json().error.reason).toBe(
      'second_factor_is_off',
    );
    const login = await post('/api/admin/login', { identifier: username, password });
    expect(login.json()).toEqual({ secondFactor: 'done' });
    expect((await auditOf(site(), 2))[0]).toMatchObject({ action: 'second_factor_off' });
  });

  test('gives new recovery codes for the password, and the old ones are void', async () => {
    const { headers, password, recoveryCodes, username } = await createProtectedAccount(site());
    expect((await post(`${PATH}/codes`, { password: 'not the one at all' }, headers)).statusCode).toBe(400);
    const fresh = (await post(`${PATH}/codes`, { password }, headers)).json().recoveryCodes;
    expect(fresh.filter((code: string) => recoveryCodes.includes(code))).toEqual([]);
    expect(await auditOf(site(), 1)).toMatchObject([{ action: 'recovery_codes_renewed' }]);
    const signInWith = async (code: string) => {
      const pending = {
        cookie: cookiesAfter(await post('/api/admin/login', { identifier: username, password })),
      };
      return (await post('/api/admin/login/second-factor', { code }, pending)).statusCode;
    };
    expect(await signInWith(recoveryCodes[0] ?? '')).toBe(401);
    expect(await signInWith(fresh[0])).toBe(200);
  });

  test.each([
    ['the password', `${PATH}/codes`, { password: 'not the one at all' }, 400],
    ['the code', `${PATH}/disable`, { code: '000000' }, 401],
  ])('asks for %s five times, even at once, then lets wait', async (_what, url, wrong, status) => {
    const { headers, password } = await createProtectedAccount(site());
    const tries = Array.from({ length: 12 }, () => post(url, { password, ...wrong }, headers));
    const answers = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    // A right password forgets its tries; what is wrong here is counted before it is looked at.
    expect(answers.filter((each) => each === status).length).toBeLessThanOrEqual(5);
    const refused = await post(url, { password, ...wrong }, headers);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
