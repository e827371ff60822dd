import { beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '#db/schema/people/attempts.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { auditOf, newAddress } from '#test/harness/audit.ts';
import { engines } from '#test/harness/database.ts';
import { countedPasswords } from '#test/harness/people/cheap-passwords.ts';
import {
  cookiesAfter,
  createAccount,
  postJson,
  signInAs,
  type TestAccount,
} from '#test/harness/people/sign-in.ts';

const WRONG = 'not the one at all';
const QUARTER = 15 * 60;

describe.each(engines)('tries to sign in on %s', (engine) => {
  const passwords = countedPasswords();
  const site = useApp(engine, { content: 'nothing', passwords });
  const login = (identifier: string, password: string, remoteAddress = newAddress()) =>
    site().app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { identifier, password },
      remoteAddress,
    });
  const statuses = async (times: number, ...[identifier, password, address]: Parameters<typeof login>) => {
    const answers: number[] = [];
    for (let n = 0; n < times; n += 1) answers.push((await login(identifier, password, address)).statusCode);
    return answers;
  };
  const inSeconds = (seconds: number) => site().clock.moveTo(new Date(demoNow.getTime() + seconds * 1000));

  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    await site().db.delete(attempts);
  });

  test.each(['somebody', 'nobody'])('are five for %s, then the right password waits too', async (who) => {
    const { username, password } = await createAccount(site(), 'viewer');
    const identifier = who === 'somebody' ? username : 'nobody-of-that-name';
    expect(await statuses(5, identifier, WRONG)).toEqual([401, 401, 401, 401, 401]);
    const before = passwords.worked();
    const refused = await login(identifier, password);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(QUARTER)]);
    expect(refused.json()).toMatchObject({
      error: { code: 'too_many_requests' },
      message: 'Foram tentativas demais em pouco tempo. Espere um pouco e tente de novo.',
    });
    expect(passwords.worked()).toBe(before);
    inSeconds(QUARTER + 1);
    expect((await login(identifier, password)).statusCode).toBe(who === 'somebody' ? 200 : 401);
  });

  test('make the wait longer each time', async () => {
    const { username } = await createAccount(site(), 'viewer');
    const waits: number[] = [];
    let now = 0;
    for (let block = 0; block < 3; block += 1) {
      await statuses(5, username, WRONG);
      const wait = Number((await login(username, WRONG)).headers['retry-after']);
      waits.push(wait);
      now += wait + 1;
      inSeconds(now);
    }
    expect(waits).toEqual([QUARTER, 2 * QUARTER, 4 * QUARTER]);
  });

  test('are forgotten after a success', async () => {
    const { username, password } = await createAccount(site(), 'viewer');
    for (let round = 0; round < 3; round += 1) {
      expect(await statuses(4, username, WRONG)).toEqual([401, 401, 401, 401]);
      expect((await login(username, password)).statusCode).toBe(200);
    }
  });

  test('count all the same when a hundred come at once: five are looked at', async () => {
    const { username } = await createAccount(site(), 'viewer');
    const before = passwords.worked();
    const answers = await Promise.all(Array.from({ length: 100 }, () => login(username, WRONG)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([passwords.worked() - before, refused.length]).toEqual([5, 95]);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  });

  test('are five for an account, whether by username or by e-mail, and do not tell that these belong together', async () => {
    const { username, email, password } = await createAccount(site(), 'viewer');
    await statuses(5, username, WRONG);
    const before = passwords.worked();
    expect(await statuses(6, email, password)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(passwords.worked() - before).toBe(5);
    inSeconds(QUARTER * 5);
    expect((await login(email, password)).statusCode).toBe(200);
  });

  test('are twenty from an address, whomever they are for', async () => {
    const address = '203.0.113.77';
    const { username, password } = await createAccount(site(), 'viewer');
    for (let n = 0; n < 20; n += 1) expect((await login(`name-${n}`, WRONG, address)).statusCode).toBe(401);
    const refused = await login(username, password, address);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(QUARTER)]);
    expect((await login(username, password)).statusCode).toBe(200);
  });

  test('from one customer’s many addresses count as one', async () => {
    for (let n = 0; n < 20; n += 1) await login(`name-${n}`, WRONG, `2001:db8:7:7::${n.toString(16)}`);
    expect((await login('another', WRONG, '2001:db8:7:7:ffff::1')).statusCode).toBe(429);
    expect((await login('another', WRONG, '2001:db8:7:8::1')).statusCode).toBe(401);
  });

  test('that succeed do not count for the address', async () => {
    const address = '203.0.113.78';
    const { username, password } = await createAccount(site(), 'viewer');
    expect(new Set(await statuses(10, username, password, address))).toEqual(new Set([200]));
    for (let n = 0; n < 20; n += 1) expect((await login(`name-${n}`, WRONG, address)).statusCode).toBe(401);
    expect((await login('one-more', WRONG, address)).statusCode).toBe(429);
  });

  test('leave one line in the log for a whole row of refusals', async () => {
    const account = await createAccount(site(), 'viewer');
    await statuses(30, account.username, WRONG);
    const lines = (await auditOf(site(), 100)).filter(({ subjectId }) => subjectId === account.id);
    expect(lines.map(({ action, details }) => [action, details?.why])).toEqual([
      ['created', undefined],
      ...Array(5).fill(['sign_in_refused', 'wrong_credentials']),
      ['sign_in_refused', 'too_many'],
    ]);
  });

  test('keep neither names nor addresses', async () => {
    await login('somebody-in-particular', WRONG, '203.0.113.99');
    const kept = JSON.stringify(await site().db.select().from(attempts));
    expect(kept).not.toMatch(/somebody-in-particular|203\.0\.113\.99/);
  });

  describe('from a browser that is known', () => {
    /** Signed in once, and out again. */
    const known = async (account: TestAccount) => {
      const { cookie } = await signInAs(site(), account);
      const [device = ''] = cookie.split('; ').filter((pair) => pair.startsWith('vitrina_device='));
      expect(device).toMatch(/^vitrina_device=[\w.-]+$/);
      return device;
    };
    const loginWith = (cookie: string, identifier: string, password: string, remoteAddress = newAddress()) =>
      site().app.inject({
        method: 'POST',
        url: '/api/admin/login',
        payload: { identifier, password },
        headers: { cookie },
        remoteAddress,
      });

    test('are its own: strangers do not use them up, and it does not give them new ones', async () => {
      const account = await createAccount(site(), 'viewer');
      const { username, email, password } = account;
      const device = await known(account);
      const address = newAddress();
      for (let n = 0; n < 20; n += 1) await login(`name-${n}`, WRONG, address);
      await statuses(6, username, WRONG);
      expect((await login(username, password)).statusCode).toBe(429);
      for (const name of [username, email])
        expect((await loginWith(device, name, password, address)).statusCode).toBe(200);
      expect((await login(username, password)).statusCode).toBe(429);
    });

    test('are five as well, even at once, and stop nobody else', async () => {
      const account = await createAccount(site(), 'viewer');
      const { username, password } = account;
      const device = await known(account);
      const before = passwords.worked();
      const tries = Array.from({ length: 20 }, () => loginWith(device, username, WRONG));
      const refused = (await Promise.all(tries)).filter(({ statusCode }) => statusCode === 429);
      expect([passwords.worked() - before, refused.length]).toEqual([5, 15]);
      expect((await loginWith(device, username, password)).statusCode).toBe(429);
      expect((await login(username, password)).statusCode).toBe(200);
      inSeconds(QUARTER + 1);
      expect((await loginWith(device, username, password)).statusCode).toBe(200);
    });

    test('tell nothing of other names: known and unknown ones answer alike, after the same work', async () => {
      const device = await known(await createAccount(site(), 'viewer'));
      const { username } = await createAccount(site(), 'viewer');
      const seen: unknown[][] = [];
      for (const cookie of ['', device])
        for (const name of [username, 'nobody-of-that-name']) {
          await site().db.delete(attempts);
          const before = passwords.worked();
          const answers: unknown[] = [];
          for (let n = 0; n < 7; n += 1) {
            const { statusCode, body, headers } = await loginWith(cookie, name, WRONG);
            answers.push([statusCode, body, headers['set-cookie'], headers['retry-after']]);
          }
          seen.push([...answers, passwords.worked() - before]);
        }
      for (const answers of seen) expect(answers).toEqual(seen[0]);
    });

    const ends: [string, (account: TestAccount, device: string) => Promise<string>][] = [
      [
        'a new password',
        async ({ username, password }, device) => {
          await site().services.accounts.administration.resetPassword(username, password);
          return device;
        },
      ],
      [
        'being forgotten',
        async (account, device) => {
          const headers = await signInAs(site(), account);
          const request = { method: 'DELETE', url: '/api/admin/devices', headers } as const;
          expect(cookiesAfter(await site().app.inject(request), device)).toBe('');
          expect(await auditOf(site(), 1)).toMatchObject([{ action: 'devices_forgotten' }]);
          return device;
        },
      ],
      [
        'half a year',
        async (_account, device) => {
          inSeconds(181 * 86_400);
          return device;
        },
      ],
      ['a letter of its signature', async (_account, device) => `${device.slice(0, -2)}xx`],
      ['another account', async () => known(await createAccount(site(), 'viewer'))],
    ];

    test.each(ends)('are a stranger’s after %s', async (_what, end) => {
      const account = await createAccount(site(), 'viewer');
      const device = await end(account, await known(account));
      await statuses(6, account.username, WRONG);
      expect((await loginWith(device, account.username, account.password)).statusCode).toBe(429);
    });

    test('stay its own when the password is changed in it', async () => {
      const account = await createAccount(site(), 'viewer');
      const here = await signInAs(site(), account);
      const newPassword = 'vento leste na ladeira';
      const change = { currentPassword: account.password, newPassword };
      const changed = await postJson(site(), '/api/admin/password', change, here);
      await statuses(6, account.username, WRONG);
      const device = cookiesAfter(changed, here.cookie);
      expect((await loginWith(device, account.username, newPassword)).statusCode).toBe(200);
      expect((await loginWith(here.cookie, account.username, newPassword)).statusCode).toBe(429);
    });
  });
});
