import { beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '#db/schema/people/attempts.ts';
import { useApp } from '#test/harness/app.ts';
import { auditOf } from '#test/harness/audit.ts';
import { oneEngine } from '#test/harness/database.ts';
import { createAccount, postJson, signInAs } from '#test/harness/people/sign-in.ts';

const NEW = 'vento leste na ladeira';

describe.each(oneEngine)('one’s own account on %s', (engine) => {
  const site = useApp(engine, { content: 'nothing' });
  const me = (headers: Record<string, string>) => site().app.inject({ url: '/api/admin/me', headers });
  const change = (payload: object, headers: Record<string, string>) =>
    postJson(site(), '/api/admin/password', payload, headers);

  beforeEach(async () => {
    await site().db.delete(attempts);
  });

  test('is shown without anything that is nobody’s business', async () => {
    const account = await createAccount(site(), 'editor');
    const answer = await me(await signInAs(site(), account));
    expect(answer.json()).toEqual({
      id: account.id,
      name: expect.stringContaining('editor'),
      username: account.username,
      email: account.email,
      role: 'editor',
      secondFactor: false,
      authenticator: false,
      passkeys: 0,
      secondFactorDue: null,
      unprotected: false,
      mail: false,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('can be renamed', async () => {
    const account = await createAccount(site(), 'viewer');
    const headers = await signInAs(site(), account);
    const rename = (payload: object) =>
      site().app.inject({ method: 'PATCH', url: '/api/admin/me', payload, headers });
    expect((await rename({ name: ' Ana Luz ', role: 'owner' })).json()).toMatchObject({
      name: 'Ana Luz',
      role: 'viewer',
    });
    expect((await me(headers)).json().name).toBe('Ana Luz');
    expect((await rename({ name: ' ' })).json().error.fields).toEqual({ name: 'Preencha este campo.' });
    for (const name of ['x'.repeat(101), 'Ana\r\nBcc: all@vitrina.test', 'a\0b']) {
      expect((await rename({ name })).json().error.fields).toHaveProperty('name');
    }
    expect(await auditOf(site(), 1)).toMatchObject([
      { action: 'updated', details: { name: { to: 'Ana Luz' } } },
    ]);
  });

  test('gets a new password for the old one, and other places are signed out', async () => {
    const account = await createAccount(site(), 'viewer');
    const [here, there] = [await signInAs(site(), account), await signInAs(site(), account)];
    const answer = await change({ currentPassword: account.password, newPassword: NEW }, here);
    expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
    expect([(await me(here)).statusCode, (await me(there)).statusCode]).toEqual([200, 401]);
    const login = (password: string) =>
      postJson(site(), '/api/admin/login', { identifier: account.username, password });
    expect((await login(account.password)).statusCode).toBe(401);
    expect((await login(NEW)).statusCode).toBe(200);
    const lines = await auditOf(site(), 3);
    expect(lines[0]).toMatchObject({ action: 'password_changed', details: { endedSessions: 1 } });
    expect(JSON.stringify(lines)).not.toContain(NEW);
  });

  test.each([
    ['curta', /^Escreva pelo menos 12 caracteres\.$/],
    ['x7 '.repeat(43), /^Use no máximo 128 caracteres\.$/],
    ['Password1234', /^Esta senha é uma das primeiras que se tentam\. Escolha outra\.$/],
    ['abcdefghijkl', /^Sequências como “abcd” .* Use palavras que não combinem entre si\.$/],
    ['Maranhão 1987', /^Nomes seus, deste site ou de um país .* Use outras palavras\.$/],
    ['{username} e mais', /^A senha não pode conter o seu nome de usuário nem o seu e-mail\.$/],
  ])('keeps its password where the new one is no good: %s', async (newPassword, message) => {
    const account = await createAccount(site(), 'viewer');
    const headers = await signInAs(site(), account);
    await site().app.inject({
      method: 'PATCH',
      url: '/api/admin/me',
      payload: { name: 'Zé Maranhão' },
      headers,
    });
    const given = newPassword.replace('{username}', account.username);
    const answer = await change({ currentPassword: account.password, newPassword: given }, headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.fields).toEqual({ newPassword: expect.stringMatching(message) });
    expect((await signInAs(site(), account)).cookie).toBeTruthy();
  });

  test('keeps its password where the old one is wrong, and after five tries nobody guesses on', async () => {
    const account = await createAccount(site(), 'viewer');
    const headers = await signInAs(site(), account);
    const guess = () => change({ currentPassword: 'not the one at all', newPassword: NEW }, headers);
    const wrong = await guess();
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([
      400,
      { currentPassword: 'A senha não confere.' },
    ]);
    const statuses = (await Promise.all(Array.from({ length: 20 }, guess))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(4);
    expect((await change({ currentPassword: account.password, newPassword: NEW }, headers)).statusCode).toBe(
      429,
    );
  });
});
