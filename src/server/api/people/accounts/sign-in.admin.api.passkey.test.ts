import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accounts } from '#db/schema/people/accounts.ts';
import { attempts } from '#db/schema/people/attempts.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { auditOf } from '#test/harness/audit.ts';
import { oneEngine } from '#test/harness/database.ts';
import { codeFor } from '#test/harness/people/authenticator.ts';
import { addPasskey, createTestAuthenticator, showPasskey } from '#test/harness/people/passkeys.ts';
import { cookiesAfter, createAccount, postJson, signInAs } from '#test/harness/people/sign-in.ts';

type Headers = Record<string, string>;
const PATH = '/api/admin/login/passkey';

describe.each(oneEngine)('signing in with a passkey on %s', (engine) => {
  const site = useApp(engine, { content: 'nothing' });
  const post = (url: string, payload: object, headers: Headers = {}) =>
    postJson(site(), url, payload, headers);
  const someone = async () => {
    const account = await createAccount(site(), 'editor');
    const own = await signInAs(site(), account);
    const { authenticator, answer } = await addPasskey(site(), own);
    return { account, own, authenticator, passkey: answer.json() };
  };
  const refused = { status: 401, reason: 'wrong_passkey' };
  const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof post>>) => ({
    status: statusCode,
    reason: json().error?.reason,
  });

  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    await site().db.delete(attempts);
  });

  test('is one step: whoever holds it is in, with a fresh proof, and the log says how', async () => {
    const { account, authenticator } = await someone();
    const { answer, headers } = await showPasskey(site(), authenticator);
    expect(answer.json()).toEqual({ secondFactor: 'done' });
    const me = await site().app.inject({ url: '/api/admin/me', headers });
    expect(me.json()).toMatchObject({ username: account.username, secondFactor: true });
    expect((await site().app.inject({ url: '/api/admin/confirmation', headers })).statusCode).toBe(200);
    expect(await auditOf(site(), 1)).toMatchObject([
      { action: 'signed_in', actorId: account.id, details: { how: 'passkey' } },
    ]);
  });

  test('asks a stranger nothing and tells them nothing: any passkey of this site will do', async () => {
    const request = (await post(`${PATH}/options`, { afterPassword: false })).json();
    expect(request).toEqual({
      challenge: expect.stringMatching(/^[\w-]{50,}$/),
      rpId: 'vitrina.test',
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  test.each([
    ['of another site', { origin: 'http://evil.test' }],
    ['of another host', { rpId: 'evil.test' }],
    ['without a fingerprint or PIN', { flags: 1 }],
    ['for a challenge that we never gave', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['that says it is somebody else’s', { userHandle: 'bm9ib2R5' }],
  ])('is refused: one %s', async (_what, odd) => {
    const { account, authenticator } = await someone();
    const { answer, headers } = await showPasskey(site(), authenticator, { odd });
    expect(outcome(answer)).toEqual(refused);
    expect(headers.cookie).not.toContain('session');
    expect(await auditOf(site(), 1)).toMatchObject([
      { action: 'sign_in_refused', subjectId: account.id, details: { why: 'wrong_passkey' } },
    ]);
  });

  test('counts once: what was sent before is refused, and so is a count that goes back', async () => {
    const { authenticator } = await someone();
    const { answer, body } = await showPasskey(site(), authenticator, { odd: { counter: 7 } });
    expect(answer.statusCode).toBe(200);
    expect(outcome(await post(PATH, body))).toEqual(refused);
    const copied = await showPasskey(site(), authenticator, { odd: { counter: 6 } });
    expect(outcome(copied.answer)).toEqual(refused);
  });

  test('has five minutes, and a challenge for something else is none', async () => {
    const { own, authenticator } = await someone();
    const late = (await post(`${PATH}/options`, { afterPassword: false })).json();
    const other = (await post('/api/admin/confirmation/passkey/options', {}, own)).json();
    const show = (request: typeof late) =>
      post(PATH, { afterPassword: false, passkey: authenticator.show(request) });
    expect(outcome(await show(other))).toEqual(refused);
    site().clock.pass(300);
    expect(outcome(await show(late))).toEqual(refused);
  });

  test('needs a passkey that is known, still there, and of an account that may come in', async () => {
    const stranger = createTestAuthenticator();
    expect(outcome((await showPasskey(site(), stranger)).answer)).toEqual(refused);
    const { account, own, authenticator, passkey } = await someone();
    await site().services.accounts.people.change({ id: null, name: 'Vitrina' }, account.id, {
      active: false,
    });
    expect(outcome((await showPasskey(site(), authenticator)).answer)).toEqual(refused);
    expect(await auditOf(site(), 1)).toMatchObject([{ details: { why: 'deactivated' } }]);
    await site().db.update(accounts).set({ active: true });
    const back = (await showPasskey(site(), authenticator)).headers;
    await site().app.inject({ method: 'DELETE', url: `/api/admin/passkeys/${passkey.id}`, headers: back });
    expect(outcome((await showPasskey(site(), authenticator)).answer)).toEqual(refused);
    expect(own.cookie).toContain('session');
  });

  test('is tried five times, then waits, as with a password; a success is forgiven', async () => {
    const { authenticator } = await someone();
    const tryTo = async (odd = {}) => (await showPasskey(site(), authenticator, { odd })).answer;
    for (let n = 0; n < 4; n += 1) expect((await tryTo({ flags: 1 })).statusCode).toBe(401);
    expect((await tryTo()).statusCode).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await tryTo({ flags: 1 })).statusCode).toBe(401);
    const waiting = await tryTo();
    expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '900']);
    expect(await auditOf(site(), 1)).toMatchObject([
      { action: 'sign_in_refused', details: { why: 'too_many' } },
    ]);
  });

  test('is the second step after a password, which alone is not enough any more', async () => {
    const { account, authenticator } = await someone();
    const other = await someone();
    const { username: identifier, password } = account;
    const first = await post('/api/admin/login', { identifier, password });
    expect(first.json()).toEqual({ secondFactor: 'needed', by: ['passkey'] });
    const pending = { cookie: cookiesAfter(first) };
    expect(pending.cookie).not.toContain('session');
    const ask = async () => (await post(`${PATH}/options`, { afterPassword: true }, pending)).json();
    const request = await ask();
    expect(request.allowCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    ]);
    const show = (key: typeof authenticator, asked: typeof request) =>
      post(PATH, { afterPassword: true, passkey: key.show(asked) }, pending);
    expect(outcome(await show(other.authenticator, request))).toEqual(refused);
    const answer = await show(authenticator, await ask());
    expect(answer.json()).toEqual({ secondFactor: 'done' });
    const cookie = cookiesAfter(answer, pending.cookie);
    expect(cookie).toMatch(/session/);
    expect(cookie).not.toContain('sign_in');
    expect((await post(`${PATH}/options`, { afterPassword: true }, pending)).statusCode).toBe(401);
  });

  test('is one of two, where there is an authenticator as well', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { account, own } = await someone();
    const { username: identifier, password } = account;
    const { secret } = (await post('/api/admin/second-factor', { password }, own)).json();
    const confirmed = await post('/api/admin/second-factor/confirm', { code: codeFor(secret) }, own);
    expect(confirmed.statusCode).toBe(200);
    const first = await post('/api/admin/login', { identifier, password });
    expect(first.json()).toEqual({ secondFactor: 'needed', by: ['code', 'passkey'] });
    const pending = { cookie: cookiesAfter(first) };
    const second = await post('/api/admin/login/second-factor', { code: codeFor(secret, 1) }, pending);
    expect(second.json()).toEqual({ secondFactor: 'done' });
    const off = { password, code: codeFor(secret, -1) };
    expect((await post('/api/admin/second-factor/disable', off, own)).statusCode).toBe(200);
    vi.useRealTimers();
    expect((await post('/api/admin/login', { identifier, password })).json().by).toEqual(['passkey']);
  });
});
