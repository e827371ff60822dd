import { describe, expect, test } from 'vitest';
import { useApp } from '#test/harness/app.ts';
import { auditOf, newAddress } from '#test/harness/audit.ts';
import { oneEngine } from '#test/harness/database.ts';
import { countedPasswords } from '#test/harness/people/cheap-passwords.ts';
import { cookiesAfter, createAccount, postJson, signIn, signInAs } from '#test/harness/people/sign-in.ts';

const WRONG = 'Credenciais inválidas. Verifique seu nome de usuário e senha.';
const URL = '/api/admin/login';

describe.each(oneEngine)('signing in on %s', (engine) => {
  const passwords = countedPasswords();
  const site = useApp(engine, { content: 'nothing', passwords });
  const login = (payload: object, headers: Record<string, string> = {}) =>
    site().app.inject({ method: 'POST', url: URL, payload, headers, remoteAddress: newAddress() });

  test('takes the username or the e-mail address, in capitals or not', async () => {
    const { username, email, password } = await createAccount(site(), 'viewer');
    for (const identifier of [username, username.toUpperCase(), email, ` ${email.toUpperCase()} `]) {
      const answer = await login({ identifier, password });
      expect([identifier, answer.statusCode, answer.json()]).toEqual([
        identifier,
        200,
        { secondFactor: 'done' },
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
      const me = await site().app.inject({ url: '/api/admin/me', headers: { cookie: cookiesAfter(answer) } });
      expect(me.json()).toMatchObject({ username, email, role: 'viewer', secondFactor: false, mail: false });
    }
  });

  test('sets a cookie for the session and one for the browser, which scripts and other sites cannot use', async () => {
    const { username: identifier, password } = await createAccount(site(), 'viewer');
    const { headers } = await login({ identifier, password });
    const lines = [headers['set-cookie'] ?? []].flat().map((line) => line.split('; '));
    const usual = ['HttpOnly', 'Path=/', 'SameSite=Strict'];
    expect(lines.map(([pair = '', ...rest]) => [pair.split('=', 1)[0], ...rest.sort()])).toEqual([
      ['vitrina_session', ...[...usual, 'Max-Age=2592000'].sort()],
      ['vitrina_device', ...[...usual, 'Max-Age=15552000'].sort()],
    ]);
  });

  test('refuses a wrong password, an unknown name and a deactivated account alike, with the same work', async () => {
    const known = await createAccount(site(), 'viewer');
    const shutOut = await createAccount(site(), 'viewer');
    await site().services.accounts.people.change({ id: null, name: '' }, shutOut.id, { active: false });
    const refusal = async (identifier: string, password: string) => {
      const before = passwords.worked();
      const { statusCode, headers, body } = await login({ identifier, password });
      const { date, 'x-request-id': id, ...same } = headers;
      return { statusCode, same, body, work: passwords.worked() - before };
    };
    const unknown = await refusal('nobody-here', 'vento leste na ladeira');
    expect(unknown.work).toBe(1);
    expect(JSON.parse(unknown.body)).toEqual({
      error: { code: 'unauthorized', message: WRONG, reason: 'wrong_credentials' },
      message: WRONG,
    });
    expect(unknown.statusCode).toBe(401);
    expect(await refusal(known.username, 'vento leste na ladeira')).toEqual(unknown);
    expect(await refusal(known.email, `${known.password} `)).toEqual(unknown);
    expect(await refusal(shutOut.username, shutOut.password)).toEqual(unknown);
    expect(await refusal('no.such@address.test', 'x')).toEqual(unknown);
    expect(await refusal('???', 'vento leste na ladeira')).toEqual(unknown);
  });

  test('says so in the administrator’s language', async () => {
    const answer = await postJson(site(), `${URL}?lang=en&locale=br`, {
      identifier: 'nobody',
      password: 'x',
    });
    expect(answer.json().message).toBe('Invalid credentials. Check your username and password.');
    const portuguese = await postJson(site(), `${URL}?lang=pt&locale=us`, {
      identifier: 'nobody',
      password: 'x',
    });
    expect(portuguese.json().message).toBe(WRONG);
  });

  test.each([
    [{}, ['identifier', 'password']],
    [{ identifier: '', password: '' }, ['identifier', 'password']],
    [{ identifier: '   ', password: 'x' }, ['identifier']],
    [{ identifier: 'ana', password: 7 }, ['password']],
    [{ identifier: ['ana'], password: 'x' }, ['identifier']],
    [{ identifier: 'a\0b', password: 'x' }, ['identifier']],
    [{ identifier: 'a'.repeat(255), password: 'x' }, ['identifier']],
    [{ identifier: 'ana', password: 'x'.repeat(1001) }, ['password']],
  ])('refuses %j and names what is missing', async (payload, fields) => {
    const { statusCode, ...answer } = await login(payload);
    const { error, message } = answer.json();
    expect([statusCode, error.code, Object.keys(error.fields).sort()]).toEqual([
      400,
      'invalid_input',
      fields,
    ]);
    expect(message).toBe(error.message);
  });

  test.each([
    ['text/plain', '{"identifier":"ana","password":"x"}', 415],
    ['application/x-www-form-urlencoded', 'identifier=ana&password=x', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/json', '{"identifier":', 400],
    ['application/json', JSON.stringify({ identifier: 'ana', password: 'x'.repeat(2 ** 20) }), 413],
  ])('refuses %s that is no small JSON (%#)', async (type, payload, status) => {
    const answer = await site().app.inject({
      method: 'POST',
      url: URL,
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toBe(answer.json().error.message);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://elsewhere.test' }],
    [{ origin: 'null' }],
    [{ origin: 'http://vitrina.test.elsewhere.test' }],
  ])('refuses another site: %j', async (headers) => {
    const account = await createAccount(site(), 'viewer');
    const { username: identifier, password } = account;
    const answer = await login({ identifier, password }, headers);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    const session = await signInAs(site(), account);
    for (const url of ['/api/admin/logout', '/api/admin/second-factor', '/api/admin/password']) {
      const forged = await postJson(site(), url, { password }, { ...headers, ...session });
      expect([url, forged.statusCode]).toEqual([url, 403]);
    }
    expect((await site().app.inject({ url: '/api/admin/me', headers: session })).statusCode).toBe(200);
  });

  test('from the site itself is let through', async () => {
    const { username: identifier, password } = await createAccount(site(), 'viewer');
    const own = { origin: 'http://vitrina.test', 'sec-fetch-site': 'same-origin' };
    expect((await login({ identifier, password }, own)).statusCode).toBe(200);
  });

  test('never takes over a session number that the browser came with', async () => {
    const attacker = await signIn(site(), 'viewer');
    const victim = await createAccount(site(), 'owner');
    for (const planted of [attacker.cookie, 'vitrina_session=planted', 'vitrina_session=a.b']) {
      const { username: identifier, password } = victim;
      const answer = await login({ identifier, password }, { cookie: planted });
      const [given] = cookiesAfter(answer).split('.');
      expect(given).toMatch(/^vitrina_session=.{20}/);
      expect(given).not.toBe(planted.split('.')[0]);
      const asPlanted = await site().app.inject({ url: '/api/admin/me', headers: { cookie: planted } });
      expect([planted, asPlanted.statusCode]).toEqual([planted, 401]);
    }
  });

  test('leaves a line in the log for each success and each refusal, and never what a stranger typed', async () => {
    const account = await createAccount(site(), 'viewer');
    const { username } = account;
    await login({ identifier: username, password: 'wrong wrong wrong' });
    await login({ identifier: 'my-password-by-mistake', password: 'x' });
    const headers = await signInAs(site(), account);
    await postJson(site(), '/api/admin/logout', {}, headers);
    const stranger = { actorId: null, actorName: '' };
    const known = { subject: 'account', subjectId: account.id, title: username };
    expect(await auditOf(site(), 4)).toMatchObject([
      { action: 'sign_in_refused', ...stranger, ...known, details: { why: 'wrong_credentials' } },
      { action: 'sign_in_refused', ...stranger, subjectId: '', title: '' },
      { action: 'signed_in', actorId: account.id, ...known, details: { how: 'password' } },
      { action: 'signed_out', actorId: account.id, subjectId: account.id },
    ]);
    expect(JSON.stringify(await auditOf(site(), 100))).not.toContain('my-password-by-mistake');
  });
});

describe('signing in over https', () => {
  const site = useApp('pglite', { content: 'nothing', publicUrl: 'https://vitrina.test' });

  test('sets a cookie that is bound to the host and never leaves in the clear', async () => {
    const { username: identifier, password } = await createAccount(site(), 'viewer');
    const answer = await postJson(site(), URL, { identifier, password });
    const [line = ''] = [answer.headers['set-cookie'] ?? []].flat();
    expect(line).toMatch(/^__Host-vitrina_session=[^;]+; /);
    expect(line.split('; ').slice(1).sort()).toEqual(
      ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Strict', 'Secure'].sort(),
    );
    const cookie = cookiesAfter(answer);
    expect((await site().app.inject({ url: '/api/admin/me', headers: { cookie } })).statusCode).toBe(200);
    const unprefixed = { cookie: cookie.replace('__Host-', '') };
    expect((await site().app.inject({ url: '/api/admin/me', headers: unprefixed })).statusCode).toBe(401);
    const out = await postJson(site(), '/api/admin/logout', {}, { cookie });
    expect([out.headers['set-cookie']].flat()[0]).toBe(
      '__Host-vitrina_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    );
  });
});
