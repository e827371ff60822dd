import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessions } from '#db/schema/people/accounts.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { auditOf } from '#test/harness/audit.ts';
import { oneEngine, useDatabase } from '#test/harness/database.ts';
import { cookiesAfter, createAccount, postJson, signIn, signInAs } from '#test/harness/people/sign-in.ts';
import { createTestServices } from '#test/harness/services.ts';

const DAY_MS = 86_400_000;
const program = { id: null, name: 'Vitrina' };
type Headers = Record<string, string>;

describe.each(oneEngine)('a session on %s', (engine) => {
  const site = useApp(engine, { content: 'nothing' });
  const me = async (headers: Headers) =>
    (await site().app.inject({ url: '/api/admin/me', headers })).statusCode;
  const afterDays = (days: number) => site().clock.moveTo(new Date(demoNow.getTime() + days * DAY_MS));
  const list = async (headers: Headers) => {
    const { items } = (await site().app.inject({ url: '/api/admin/sessions', headers })).json();
    return items as { id: string; current: boolean; browser: string | null; system: string | null }[];
  };

  beforeEach(() => site().clock.moveTo(demoNow));
  afterEach(() => vi.useRealTimers());

  test.each([
    ['no cookie', {}],
    ['an empty one', { cookie: 'vitrina_session=' }],
    ['one that was made up', { cookie: `vitrina_session=${'a'.repeat(32)}.${'b'.repeat(43)}%3D` }],
    ['one of another name', { cookie: 'session=abc' }],
    ['one that cannot be decoded', { cookie: 'vitrina_session=%zz%' }],
  ])('is needed: %s', async (_what, headers: Headers) => {
    const answer = await site().app.inject({ url: '/api/admin/me', headers });
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { error: { code: 'unauthorized', message: 'Entre com a sua conta para continuar.' } },
    ]);
  });

  test('is not had by knowing its number alone: the signature counts', async () => {
    const headers = await signIn(site(), 'owner');
    const [token = '', signature = ''] = headers.cookie.split('=')[1]?.split('.') ?? [];
    expect(await me(headers)).toBe(200);
    for (const forged of [
      token,
      `${token}.`,
      `${token}.${signature.toLowerCase()}`,
      `${token}x.${signature}`,
    ]) {
      expect([forged, await me({ cookie: `vitrina_session=${forged}` })]).toEqual([forged, 401]);
    }
  });

  test('ends on the server when somebody signs out, and only theirs', async () => {
    const account = await createAccount(site(), 'viewer');
    const [here, there] = [await signInAs(site(), account), await signInAs(site(), account)];
    const out = await postJson(site(), '/api/admin/logout', {}, here);
    expect([out.statusCode, out.json()]).toEqual([200, { done: true }]);
    // The browser stays known: who comes back to it is not a stranger.
    expect(cookiesAfter(out, here.cookie)).toMatch(/^vitrina_device=[^;]+$/);
    expect([await me(here), await me(there)]).toEqual([401, 200]);
    expect((await site().app.inject({ method: 'POST', url: '/api/admin/logout' })).statusCode).toBe(200);
  });

  test('ends after seven days without a visit, and each visit begins them anew', async () => {
    const headers = await signIn(site(), 'viewer');
    for (const days of [6, 12, 18.9]) {
      afterDays(days);
      expect([days, await me(headers)]).toEqual([days, 200]);
    }
    afterDays(18.9 + 7.01);
    expect(await me(headers)).toBe(401);
    afterDays(18.9);
    expect(await me(headers)).toBe(401);
  });

  test('ends after thirty days whatever happens', async () => {
    const headers = await signIn(site(), 'viewer');
    const began = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: began + 29.9 * DAY_MS });
    expect(await me(headers)).toBe(200);
    vi.setSystemTime(began + 30.1 * DAY_MS);
    expect(await me(headers)).toBe(401);
    vi.useRealTimers();
    expect(await me(headers)).toBe(401);
  });

  test('is worth nothing once the account is deactivated, and again nothing after that', async () => {
    const account = await createAccount(site(), 'viewer');
    const headers = await signInAs(site(), account);
    const { people } = site().services.accounts;
    await people.change(program, account.id, { active: false });
    expect(await me(headers)).toBe(401);
    await people.change(program, account.id, { active: true });
    expect(await me(headers)).toBe(401);
  });

  test('has the role that the account has now', async () => {
    const account = await createAccount(site(), 'viewer');
    const headers = await signInAs(site(), account);
    const users = async () => (await site().app.inject({ url: '/api/admin/users', headers })).statusCode;
    expect(await users()).toBe(403);
    await site().services.accounts.people.change(program, account.id, { role: 'editor' });
    expect(await users()).toBe(200);
    await site().services.accounts.people.change(program, account.id, { role: 'viewer' });
    expect(await users()).toBe(403);
  });

  test('is listed with the others, each in words, and ended by its owner alone', async () => {
    const account = await createAccount(site(), 'viewer');
    const phone = await signInAs(
      site(),
      account,
      'Mozilla/5.0 (Android 15; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0',
    );
    const here = await signInAs(site(), account, `curl/8.11.0 ${'x'.repeat(2000)}`);
    const stranger = await signIn(site(), 'owner');
    const listed = await list(here);
    expect(listed.map(({ browser, system, current }) => [browser, system, current]).sort()).toEqual([
      ['Firefox', 'Android', false],
      ['curl', null, true],
    ]);
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(
      ['browser', 'createdAt', 'current', 'id', 'lastSeenAt', 'system'].sort(),
    );
    const id = listed.find(({ current }) => !current)?.id;
    const revoke = (headers: Headers) =>
      site().app.inject({ method: 'DELETE', url: `/api/admin/sessions/${id}`, headers });
    expect([(await revoke(stranger)).statusCode, await me(phone)]).toEqual([404, 200]);
    expect([(await revoke(here)).statusCode, await me(phone), await me(here)]).toEqual([200, 401, 200]);
    expect((await revoke(here)).statusCode).toBe(404);
    expect(await auditOf(site(), 1)).toMatchObject([{ action: 'session_revoked', actorId: account.id }]);
  });

  test('can end all the others', async () => {
    const account = await createAccount(site(), 'viewer');
    const others = [await signInAs(site(), account), await signInAs(site(), account)];
    const here = await signInAs(site(), account);
    const stranger = await signIn(site(), 'viewer');
    const answer = await site().app.inject({ method: 'DELETE', url: '/api/admin/sessions', headers: here });
    expect(answer.json()).toEqual({ done: true });
    expect(await Promise.all([...others, here, stranger].map(me))).toEqual([401, 401, 200, 200]);
    expect(await list(here)).toHaveLength(1);
    expect(await auditOf(site(), 1)).toMatchObject([{ action: 'session_revoked', details: { sessions: 2 } }]);
  });

  test('is not listed when it lies idle, and is swept away', async () => {
    const account = await createAccount(site(), 'viewer');
    await signInAs(site(), account);
    afterDays(8);
    const here = await signInAs(site(), account);
    expect(await list(here)).toHaveLength(1);
    await site().services.accounts.sessions.purge();
    const rows = await site().db.select().from(sessions).where(eq(sessions.userId, account.id));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ ipAddress: '' });
  });
});

describe('a session that cannot be read', () => {
  const database = useDatabase('pglite');

  test('is a fault of the house, not of the caller', async () => {
    const { db, client } = database();
    const { accounts } = createTestServices({ db, clock: () => demoNow });
    const headers = new Headers({ cookie: `vitrina_session=${'a'.repeat(32)}.${'b'.repeat(43)}%3D` });
    expect(await accounts.findActor(headers)).toBeUndefined();
    const password = await accounts.administration.create({ username: 'ana', role: 'owner' });
    const caller = { locale: 'br', address: '', headers: new Headers(), cookies: [] as string[] } as const;
    await accounts.signIn.signIn({ identifier: 'ana', password }, { ...caller, cookies: caller.cookies });
    const own = new Headers({ cookie: caller.cookies[0]?.split(';')[0] ?? '' });
    expect(await accounts.findActor(own)).toMatchObject({ name: 'ana', role: 'owner' });
    await client.close();
    await expect(accounts.findActor(own)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
