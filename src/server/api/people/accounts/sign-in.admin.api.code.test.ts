import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessions, verifications } from '#db/schema/people/accounts.ts';
import { attempts } from '#db/schema/people/attempts.ts';
import { useApp } from '#test/harness/app.ts';
import { auditOf } from '#test/harness/audit.ts';
import { oneEngine } from '#test/harness/database.ts';
import { codeFor } from '#test/harness/people/authenticator.ts';
import { interruptedPasswords } from '#test/harness/people/cheap-passwords.ts';
import { createProtectedAccount, type ProtectedAccount } from '#test/harness/people/second-factor.ts';
import { cookiesAfter, createAccount, postJson, signIn, signInAs } from '#test/harness/people/sign-in.ts';

const program = { id: null, name: 'Vitrina' };
const NEW = 'vento leste na ladeira';

describe.each(oneEngine)('the second step of signing in on %s', (engine) => {
  const passwords = interruptedPasswords();
  const site = useApp(engine, { content: 'nothing', passwords });
  const firstStep = async ({ username: identifier, password }: ProtectedAccount, cookie = '') => {
    const answer = await postJson(site(), '/api/admin/login', { identifier, password }, { cookie });
    expect(answer.json()).toEqual({ secondFactor: 'needed', by: ['code'] });
    return { cookie: cookiesAfter(answer, cookie) };
  };
  const secondStep = (code: string, headers: { cookie: string }) =>
    postJson(site(), '/api/admin/login/second-factor', { code }, headers);
  const me = async (headers: { cookie: string }) =>
    (await site().app.inject({ url: '/api/admin/me', headers })).statusCode;

  beforeEach(async () => {
    // Codes change every thirty seconds: time stands still, so that no test meets the change.
    vi.useFakeTimers({ toFake: ['Date'] });
    await site().db.delete(attempts);
  });
  afterEach(() => vi.useRealTimers());

  test('is needed: the password alone opens nothing', async () => {
    const account = await createProtectedAccount(site());
    const pending = await firstStep(account);
    expect(pending.cookie).toMatch(/^vitrina_sign_in=[^;]+$/);
    expect(await me(pending)).toBe(401);
    const answer = await secondStep(codeFor(account.secret, 1), pending);
    expect([answer.statusCode, answer.json()]).toEqual([200, { secondFactor: 'done' }]);
    const signedIn = { cookie: cookiesAfter(answer, pending.cookie) };
    expect(signedIn.cookie).toMatch(/^vitrina_session=[^;]+; vitrina_device=[^;]+$/);
    expect(await me(signedIn)).toBe(200);
    expect(await auditOf(site(), 1)).toMatchObject([
      { action: 'signed_in', actorId: account.id, details: { how: 'authenticator' } },
    ]);
  });

  test('takes the codes of the steps beside this one, as people type them, and none further away', async () => {
    const account = await createProtectedAccount(site());
    for (const [steps, status] of [
      [-1, 200],
      [1, 200],
      [-2, 401],
      [2, 401],
    ] as const) {
      const code = codeFor(account.secret, steps);
      const typed = ` ${code.slice(0, 3)} ${code.slice(3)}`;
      const { statusCode } = await secondStep(typed, await firstStep(account));
      expect([steps, statusCode]).toEqual([steps, status]);
    }
  });

  test('takes a code once', async () => {
    const account = await createProtectedAccount(site());
    const code = codeFor(account.secret, 1);
    const [first, second] = [await firstStep(account), await firstStep(account)];
    const answers = await Promise.all([secondStep(code, first), secondStep(code, second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const again = await secondStep(code, await firstStep(account));
    expect([again.statusCode, again.json().error.reason]).toEqual([401, 'wrong_code']);
    expect(again.json().message).toBe(
      'O código não confere ou já foi usado. Espere o próximo e tente de novo.',
    );
    expect((await auditOf(site(), 1))[0]).toMatchObject({
      action: 'sign_in_refused',
      details: { why: 'wrong_code' },
    });
  });

  test('takes a recovery code once, however it is typed', async () => {
    const account = await createProtectedAccount(site());
    const [code = '', other = ''] = account.recoveryCodes;
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    const answer = await secondStep(typed, await firstStep(account));
    expect(answer.statusCode).toBe(200);
    expect((await auditOf(site(), 1))[0]).toMatchObject({ details: { how: 'recovery_code' } });
    expect((await secondStep(code, await firstStep(account))).statusCode).toBe(401);
    const both = [await firstStep(account), await firstStep(account)];
    const answers = await Promise.all(both.map((pending) => secondStep(other, pending)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test.each(['', '12345', '1234567', 'abcdef', 'aaaaa-aaaaa', '000000', '٠١٢٣٤٥'])(
    'refuses "%s"',
    async (code) => {
      const account = await createProtectedAccount(site());
      const { statusCode } = await secondStep(code, await firstStep(account));
      expect([400, 401]).toContain(statusCode);
    },
  );

  test('belongs to its first step: without one, or after ten minutes, there is nothing to confirm', async () => {
    const account = await createProtectedAccount(site());
    const fresh = await firstStep(account);
    for (const cookie of ['', 'vitrina_sign_in=made-up', `${fresh.cookie.split('.')[0]}.forged`]) {
      const answer = await secondStep(codeFor(account.secret, 1), { cookie });
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'unauthorized']);
      expect(answer.json().error.reason).toBeUndefined();
      await site().db.delete(attempts);
    }
    vi.setSystemTime(Date.now() + 10 * 60_000 + 1000);
    expect((await secondStep(codeFor(account.secret), fresh)).statusCode).toBe(401);
  });

  test('is done for whoever began it, not for whoever else is signed in here', async () => {
    const account = await createProtectedAccount(site());
    const other = await createProtectedAccount(site());
    const pending = await firstStep(account);
    const mixed = { cookie: `${other.headers.cookie}; ${pending.cookie}` };
    expect((await secondStep(codeFor(other.secret, 1), mixed)).statusCode).toBe(401);
    const answer = await secondStep(codeFor(account.secret, 1), mixed);
    const signedIn = { cookie: cookiesAfter(answer, mixed.cookie) };
    const who = await site().app.inject({ url: '/api/admin/me', headers: signedIn });
    expect(who.json()).toMatchObject({ username: account.username });
  });

  test('has five tries for an account, however many first steps there are, then lets wait', async () => {
    const account = await createProtectedAccount(site());
    const wrong = async () => (await secondStep('000000', await firstStep(account))).statusCode;
    const answers: number[] = [];
    for (let n = 0; n < 4; n += 1) answers.push(await wrong());
    const pending = await firstStep(account);
    for (let n = 0; n < 3; n += 1) answers.push((await secondStep(`00000${n}`, pending)).statusCode);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const refused = await secondStep(codeFor(account.secret, 1), pending);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(refused.json().message).toBe(refused.json().error.message);
  });

  test('takes at most five of a hundred guesses at once', async () => {
    const account = await createProtectedAccount(site());
    const pending = await firstStep(account);
    const guesses = Array.from({ length: 100 }, (_, n) => secondStep(String(100_000 + n), pending));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(95);
  });

  test('is refused to an account that was deactivated between the steps', async () => {
    const account = await createProtectedAccount(site());
    const pending = await firstStep(account);
    const { people } = site().services.accounts;
    await people.change({ id: null, name: 'Vitrina' }, account.id, { active: false });
    const answer = await secondStep(codeFor(account.secret, 1), pending);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
  });

  const changes: [string, (account: ProtectedAccount) => Promise<unknown>][] = [
    [
      'the password was reset',
      ({ username }) => site().services.accounts.administration.resetPassword(username, NEW),
    ],
    [
      'the password was changed',
      ({ password: currentPassword, headers }) =>
        postJson(site(), '/api/admin/password', { currentPassword, newPassword: NEW }, headers),
    ],
    [
      'the account was shut out for a while',
      async ({ id }) => {
        const { people } = site().services.accounts;
        for (const active of [false, true]) await people.change(program, id, { active });
      },
    ],
    [
      'the second factor went off',
      ({ username }) => site().services.accounts.administration.switchSecondFactorOff(username),
    ],
  ];

  test.each(changes)('leads nowhere once %s between the steps', async (_what, change) => {
    const account = await createProtectedAccount(site());
    const pending = await firstStep(account);
    await change(account);
    const answer = await secondStep(codeFor(account.secret, 1), pending);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
    expect(answer.json().error.reason).toBeUndefined();
  });

  test('is not waited for where the password is changed while it is being checked', async () => {
    const account = await createProtectedAccount(site());
    const { username: identifier, password } = account;
    passwords.meanwhile(() => site().services.accounts.administration.resetPassword(identifier, NEW));
    const answer = await postJson(site(), '/api/admin/login', { identifier, password });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
    expect(await site().db.select().from(verifications).where(eq(verifications.value, account.id))).toEqual(
      [],
    );
  });

  test('cannot be passed by in the moment in which it is switched on', async () => {
    const account = await createAccount(site(), 'viewer');
    const { username: identifier, password } = account;
    const here = await signInAs(site(), account);
    const post = (path: string, body: object) =>
      postJson(site(), `/api/admin/second-factor${path}`, body, here);
    const { secret } = (await post('', { password })).json();
    passwords.meanwhile(() => post('/confirm', { code: codeFor(secret) }));
    const answer = await postJson(site(), '/api/admin/login', { identifier, password });
    expect([answer.statusCode, answer.json().secondFactor]).not.toEqual([200, 'done']);
    const open = await site().db.select().from(sessions).where(eq(sessions.userId, account.id));
    expect(open).toHaveLength(1);
  });

  test('ends the session that the browser came with', async () => {
    const account = await createProtectedAccount(site());
    const before = await signIn(site(), 'viewer');
    await firstStep(account, before.cookie);
    expect(await me(before)).toBe(401);
  });
});
