import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/site/limits.ts';
import { attempts } from '#db/schema/people/attempts.ts';
import { passkeys } from '#db/schema/people/passkeys.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { auditOf } from '#test/harness/audit.ts';
import { oneEngine } from '#test/harness/database.ts';
import { addPasskey, createTestAuthenticator, showPasskey } from '#test/harness/people/passkeys.ts';
import { createAccount, postJson, signInAs } from '#test/harness/people/sign-in.ts';

type Headers = Record<string, string>;
const PATH = '/api/admin/passkeys';

describe.each(oneEngine)('passkeys of one’s own on %s', (engine) => {
  const site = useApp(engine, { content: 'nothing' });
  const get = async (url: string, headers: Headers) => (await site().app.inject({ url, headers })).json();
  const list = async (headers: Headers) => (await get(PATH, headers)).items;
  const change = (method: 'PATCH' | 'DELETE', id: number, headers: Headers, payload?: object) =>
    site().app.inject({ method, url: `${PATH}/${id}`, headers, ...(payload && { payload }) });
  const someone = async () => {
    const account = await createAccount(site(), 'viewer');
    return { account, headers: await signInAs(site(), account, 'Mozilla/5.0 (X11; Linux) Chrome/140.0') };
  };

  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    await site().db.delete(attempts);
  });

  test('are made, listed, renamed and removed; the key itself never leaves', async () => {
    const { account, headers } = await someone();
    const here = { ...headers, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' };
    const { answer } = await addPasskey(site(), here);
    const made = answer.json();
    expect(made).toEqual({
      id: expect.any(Number),
      name: 'Chrome · Linux',
      synced: true,
      createdAt: demoNow.toISOString(),
      lastUsedAt: null,
    });
    expect(await get('/api/admin/me', headers)).toMatchObject({
      secondFactor: true,
      authenticator: false,
      passkeys: 1,
    });
    expect((await change('PATCH', made.id, headers, { name: '  Celular\n da Ana ' })).json().name).toBe(
      'Celular da Ana',
    );
    expect((await change('PATCH', made.id, headers, { name: 'x'.repeat(61) })).statusCode).toBe(400);
    expect(await list(headers)).toMatchObject([{ id: made.id, name: 'Celular da Ana' }]);
    expect((await change('DELETE', made.id, headers)).json()).toEqual({ done: true });
    expect(await list(headers)).toEqual([]);
    expect(await get('/api/admin/me', headers)).toMatchObject({ secondFactor: false, passkeys: 0 });
    const lines = await auditOf(site(), 3);
    expect(new Set(lines.map(({ title }) => title))).toEqual(new Set([account.username]));
    expect(lines).toMatchObject([
      { action: 'passkey_added', actorId: account.id, details: { name: 'Chrome · Linux' } },
      { action: 'updated', details: { passkey: { from: 'Chrome · Linux', to: 'Celular da Ana' } } },
      { action: 'passkey_removed', details: { name: 'Celular da Ana' } },
    ]);
    const changes = (await get('/api/admin/me/changes', headers)).items as { action: string }[];
    expect(changes.map(({ action }) => action)).toEqual(['passkey_removed', 'passkey_added']);
  });

  test('keep what is known of them: counter, backup flags, transports', async () => {
    const { account, headers } = await someone();
    const { authenticator } = await addPasskey(site(), headers, { flags: 1 | 4, counter: 3 });
    const rows = () => site().db.select().from(passkeys).where(eq(passkeys.accountId, account.id));
    expect(await rows()).toMatchObject([
      { counter: 3, backupEligible: false, backedUp: false, transports: ['internal'], lastUsedAt: null },
    ]);
    site().clock.pass(60);
    expect(
      (await showPasskey(site(), authenticator, { odd: { flags: 5, counter: 4 } })).answer.statusCode,
    ).toBe(200);
    expect(await rows()).toMatchObject([{ counter: 4, lastUsedAt: site().clock() }]);
  });

  test('the first ends every other session, removing one ends them too', async () => {
    const { account, headers } = await someone();
    const elsewhere = await signInAs(site(), account);
    const { authenticator, answer } = await addPasskey(site(), headers);
    expect(await get('/api/admin/me', elsewhere)).toHaveProperty('error');
    const there = (await showPasskey(site(), authenticator)).headers;
    await addPasskey(site(), headers);
    expect(await get('/api/admin/me', there)).not.toHaveProperty('error');
    await change('DELETE', answer.json().id, headers);
    expect(await get('/api/admin/me', there)).toHaveProperty('error');
    expect(await get('/api/admin/me', headers)).toMatchObject({ secondFactor: true, passkeys: 1 });
  });

  test('want a fresh proof, and are nobody else’s', async () => {
    const { headers } = await someone();
    const { answer } = await addPasskey(site(), headers);
    const other = await someone();
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await change(method, answer.json().id, other.headers, { name: 'Meu' })).statusCode).toBe(404);
    site().clock.pass(11 * 60);
    for (const path of [`${PATH}/options`, PATH]) {
      const asked = await postJson(site(), path, {}, headers);
      expect([asked.statusCode, asked.json().error.reason]).toEqual([403, 'confirm_identity']);
    }
    expect((await change('DELETE', answer.json().id, headers)).json().error.reason).toBe('confirm_identity');
  });

  test.each([
    ['of another site', { origin: 'http://evil.test' }],
    ['of another host', { rpId: 'evil.test' }],
    ['without a fingerprint or PIN', { flags: 1 }],
    ['for a challenge that we never gave', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('are refused: one %s', async (_what, odd) => {
    const { headers } = await someone();
    const { answer } = await addPasskey(site(), headers, odd);
    expect([answer.statusCode, answer.json().error.reason]).toEqual([409, 'passkey_not_made']);
    expect(await list(headers)).toEqual([]);
  });

  test('are made once for each challenge, within five minutes, by the session that asked', async () => {
    const { headers } = await someone();
    const other = await someone();
    const start = async () => (await postJson(site(), `${PATH}/options`, {}, headers)).json();
    const add = async (
      creation: Parameters<ReturnType<typeof createTestAuthenticator>['make']>[0],
      by = headers,
    ) => (await postJson(site(), PATH, createTestAuthenticator().make(creation), by)).statusCode;
    const first = await start();
    expect([await add(first, other.headers), await add(first), await add(first)]).toEqual([409, 200, 409]);
    const second = await start();
    site().clock.pass(301);
    expect(await add(second)).toBe(409);
  });

  test('there is room for so many', async () => {
    const { account, headers } = await someone();
    const filler = (n: number) => ({
      accountId: account.id,
      credentialId: `${account.id}-${n}`,
      publicKey: '',
      counter: 0,
      transports: [],
      backupEligible: false,
      backedUp: false,
      aaguid: '',
      name: `${n}`,
    });
    const creation = (await postJson(site(), `${PATH}/options`, {}, headers)).json();
    await site()
      .db.insert(passkeys)
      .values(Array.from({ length: limits.accounts.passkeys.perAccount }, (_, n) => filler(n)));
    const made = createTestAuthenticator().make(creation);
    const answers = [
      await postJson(site(), `${PATH}/options`, {}, headers),
      await postJson(site(), PATH, made, headers),
    ];
    for (const answer of answers) expect(answer.json().error.reason).toBe('too_many_passkeys');
  });
});
