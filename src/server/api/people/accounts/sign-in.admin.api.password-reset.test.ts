import { beforeEach, describe, expect, test } from 'vitest';
import { passwordResets } from '#db/schema/people/account-tokens.ts';
import { attempts } from '#db/schema/people/attempts.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { auditOf } from '#test/harness/audit.ts';
import { oneEngine } from '#test/harness/database.ts';
import { createProtectedAccount } from '#test/harness/people/second-factor.ts';
import { createAccount, postJson, signInAs } from '#test/harness/people/sign-in.ts';
import { useMailServer } from '#test/harness/servers/mail-inbox.ts';

const PATH = '/api/admin/password-resets';
const NEW = 'vento leste na ladeira';

describe.each(oneEngine)('a forgotten password on %s', (engine) => {
  const { mailer, received } = useMailServer();
  const site = useApp(engine, { content: 'nothing', mailer });
  const ask = (email: string, lang = 'pt') => postJson(site(), `${PATH}?lang=${lang}`, { email });
  const use = (token: string, password = NEW) => postJson(site(), `${PATH}/use`, { token, password });
  const tokenFor = async (email: string) => {
    received.length = 0;
    await ask(email);
    await site().services.accounts.idle();
    const link = /http:\/\/vitrina\.test\/admin\/new-password#([\w-]{43})/.exec(received[0]?.source ?? '');
    return link?.[1] ?? '';
  };
  const login = (identifier: string, password: string) =>
    postJson(site(), '/api/admin/login', { identifier, password });

  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    received.length = 0;
    await site().db.delete(attempts);
  });

  test('is answered alike whether the address is known or not, and only a known one gets mail', async () => {
    const { email, id } = await createAccount(site(), 'viewer');
    const shutOut = await createAccount(site(), 'viewer');
    await site().services.accounts.people.change({ id: null, name: '' }, shutOut.id, { active: false });
    const answers = [await ask(email), await ask('nobody@vitrina.test'), await ask(shutOut.email)];
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
    await site().services.accounts.idle();
    expect(received.map(({ to }) => to)).toEqual([[email]]);
    expect(received[0]?.source).toContain('Uma nova senha para a Vitrina');
    const rows = await site().db.select().from(passwordResets);
    expect(rows.filter(({ accountId }) => accountId !== id)).toEqual([]);
  });

  test('is replaced by the link, once, and every session ends', async () => {
    const account = await createAccount(site(), 'viewer');
    const headers = await signInAs(site(), account);
    const token = await tokenFor(account.email);
    const stored = JSON.stringify(await site().db.select().from(passwordResets));
    expect(stored).not.toContain(token);
    expect((await use(token)).json()).toEqual({ done: true });
    expect((await site().app.inject({ url: '/api/admin/me', headers })).statusCode).toBe(401);
    expect((await login(account.username, account.password)).statusCode).toBe(401);
    expect((await login(account.username, NEW)).statusCode).toBe(200);
    expect((await auditOf(site(), 3))[0]).toMatchObject({ action: 'password_reset', actorId: account.id });
    const again = await use(token, 'another good password 7');
    expect([again.statusCode, again.json().error.reason]).toEqual([404, 'link_expired']);
  });

  test('is replaced by one of the links that were asked for, and the others are void', async () => {
    const { email } = await createAccount(site(), 'viewer');
    const [first, second] = [await tokenFor(email), await tokenFor(email)];
    const answers = await Promise.all([use(first), use(second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  test('is not replaced after an hour, by a made-up link, or by a weak one; the link survives the last', async () => {
    const { email } = await createAccount(site(), 'viewer');
    const token = await tokenFor(email);
    expect((await use('made-up')).statusCode).toBe(404);
    expect((await use(token, 'curta')).json().error.fields).toHaveProperty('password');
    site().clock.moveTo('2026-10-15T13:00:01Z');
    expect((await use(token)).statusCode).toBe(404);
    site().clock.moveTo('2026-10-15T12:59:59Z');
    expect((await use(token)).statusCode).toBe(200);
  });

  test('is not replaced once the account is deactivated or has changed its password', async () => {
    const account = await createAccount(site(), 'viewer');
    const { people } = site().services.accounts;
    const token = await tokenFor(account.email);
    await people.change({ id: null, name: '' }, account.id, { active: false });
    expect((await use(token)).statusCode).toBe(404);
    await people.change({ id: null, name: '' }, account.id, { active: true });
    expect((await use(token)).statusCode).toBe(404);
    const later = await tokenFor(account.email);
    const headers = await signInAs(site(), account);
    const change = { currentPassword: account.password, newPassword: NEW };
    expect((await postJson(site(), '/api/admin/password', change, headers)).statusCode).toBe(200);
    expect((await use(later, 'another good password 7')).statusCode).toBe(404);
  });

  test('does not open an account whose second factor is on', async () => {
    const { email, username } = await createProtectedAccount(site());
    expect((await use(await tokenFor(email))).statusCode).toBe(200);
    expect((await login(username, NEW)).json()).toEqual({ secondFactor: 'needed', by: ['code'] });
  });

  test('frees an account that was blocked by wrong tries', async () => {
    const { username, email } = await createAccount(site(), 'viewer');
    for (let n = 0; n < 6; n += 1) await login(username, 'not the one at all');
    expect((await use(await tokenFor(email))).statusCode).toBe(200);
    expect((await login(username, NEW)).statusCode).toBe(200);
  });

  test('is asked for three times an hour, known or not', async () => {
    const { email } = await createAccount(site(), 'viewer');
    for (const address of [email, 'unknown@vitrina.test']) {
      const statuses: number[] = [];
      for (let n = 0; n < 4; n += 1) statuses.push((await ask(address)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
    await site().services.accounts.idle();
  });
});

describe('a forgotten password where no mail is set up', () => {
  const site = useApp('pglite', { content: 'nothing' });

  test('is a matter for whoever runs the server, and the sign-in page knows', async () => {
    const answer = await postJson(site(), PATH, { email: 'ana@vitrina.test' });
    expect([answer.statusCode, answer.json().error.reason]).toEqual([409, 'mail_not_set_up']);
    expect((await site().app.inject('/api/admin/login')).json()).toEqual({ mail: false });
  });
});
