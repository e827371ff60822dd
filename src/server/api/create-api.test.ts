import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#contract/all.endpoints.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { type Access, mayCall, type Role, roles } from '#contract/site/roles.ts';
import { sessions as storedSessions } from '#db/schema/people/accounts.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { callerWith } from '#test/harness/people/actors.ts';
import { createAccount, signIn, signInAs } from '#test/harness/people/sign-in.ts';

type Line = [EndpointName, Endpoint & { access: Access }];
const lines = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access !== 'public') as Line[];
const changing = lines.filter(([, { method }]) => method !== 'GET');
const taking = lines.filter(([, { body }]) => body !== undefined);
const tooLow = lines.flatMap(([name, line]) =>
  roles.filter((role) => !mayCall(role, line.access)).map((role) => [role, name, line] as const),
);

/** Fastify's own limit of a body is a mebibyte. */
const OVERSIZED = JSON.stringify({ text: 'x'.repeat(1_200_000) });
const urlOf = ({ path }: Endpoint) => path.replace(':locale', 'br').replace(/:\w+/g, '1');

describe.each(oneEngine)('every call of administrators on %s', { timeout: 60_000 }, (engine) => {
  const site = useApp(engine, { content: 'nothing' });
  const sessions = {} as Record<Role, { cookie: string }>;
  const ended = {} as Record<'left' | 'expired', { cookie: string }>;
  beforeAll(async () => {
    for (const role of roles) sessions[role] = await signIn(site(), role);
    ended.left = await signIn(site(), 'owner');
    await site().app.inject({ method: 'POST', url: '/api/admin/logout', headers: ended.left });
    const account = await createAccount(site(), 'owner');
    ended.expired = await signInAs(site(), account);
    const over = new Date(site().clock().getTime() - 1000);
    await site()
      .db.update(storedSessions)
      .set({ expiresAt: over })
      .where(eq(storedSessions.userId, account.id));
  });

  const ask = async ({ method, ...line }: Endpoint, headers: Record<string, string> = {}, payload = '') => {
    const url = urlOf({ method, ...line });
    const { statusCode, json } = await site().app.inject({
      method,
      url,
      headers,
      ...(payload && { payload }),
    });
    return [statusCode, json().error?.code];
  };
  const logged = async () => {
    const { rows } = await site().client.query('SELECT count(*)::int AS n FROM audit_log');
    return (rows[0] as { n: number }).n;
  };

  test.each(lines)('%s refuses who is not signed in, was, or was too long ago', async (_name, line) => {
    for (const headers of [{}, ended.left, ended.expired])
      expect(await ask(line, headers)).toEqual([401, 'unauthorized']);
  });

  test.each(tooLow)('a %s is refused %s', async (role, name, line) => {
    const before = await logged();
    expect(await ask(line, sessions[role])).toEqual([403, 'forbidden']);
    expect(await logged()).toBe(before);
    // Not by the route alone: what is behind it decides for itself.
    const input = { id: 1, revisionId: 1, locale: 'br', key: 'site_name', email: 'a@b.example', body: {} };
    const upload = { name: 'a.png', bytes: new Uint8Array() };
    const call = site().api[name] as (given: object, caller: Caller) => Promise<unknown>;
    await expect((async () => call({ ...input, upload }, callerWith(role)))()).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test.each(changing)('%s refuses other sites, whoever is signed in', async (_name, line) => {
    const others: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const other of others) {
      expect(await ask(line, { ...sessions.owner, ...other })).toEqual([403, 'forbidden']);
    }
  });

  test.each(taking)('%s takes JSON only, and no more than a mebibyte', async (_name, line) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=a',
    ]) {
      const [status] = await ask(line, { ...sessions.owner, 'content-type': type }, '{"a":1}');
      expect(status).toBe(415);
    }
    const json = { ...sessions.owner, 'content-type': 'application/json' };
    expect((await ask(line, json, OVERSIZED))[0]).toBe(413);
  });
});
