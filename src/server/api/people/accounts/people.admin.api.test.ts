import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Role } from '#contract/site/roles.ts';
import { accounts } from '#db/schema/people/accounts.ts';
import { useApp } from '#test/harness/app.ts';
import { auditOf } from '#test/harness/audit.ts';
import { oneEngine } from '#test/harness/database.ts';
import { createAccount, signIn, signInAs } from '#test/harness/people/sign-in.ts';

type Headers = Record<string, string>;

describe.each(oneEngine)('people on %s', (engine) => {
  const site = useApp(engine, { content: 'nothing' });
  const list = (headers: Headers, query = '') =>
    site().app.inject({ url: `/api/admin/users${query}`, headers });
  const change = (id: string, payload: object, headers: Headers) =>
    site().app.inject({ method: 'PATCH', url: `/api/admin/users/${id}`, payload, headers });
  /** Leaves nobody else who could be an owner. */
  const retireOwners = () => site().db.update(accounts).set({ role: 'viewer' }).where(sql`true`);

  test('are listed for editors and owners, without passwords or secrets', async () => {
    const account = await createAccount(site(), 'editor');
    const answer = await list(await signInAs(site(), account));
    expect(answer.json().items).toContainEqual({
      id: account.id,
      name: expect.any(String),
      username: account.username,
      email: account.email,
      role: 'editor',
      active: true,
      secondFactor: false,
      secondFactorDue: null,
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
    });
    expect((await list(await signIn(site(), 'viewer'))).statusCode).toBe(403);
  });

  test('are listed fifty at a time, each once', async () => {
    const headers = await signIn(site(), 'editor');
    const rows = Array.from({ length: 60 }, (_, n) => ({
      id: `made-${engine}-${n}`,
      username: `person.${String(n).padStart(3, '0')}`,
      name: `Person ${n}`,
      role: 'viewer' as const,
    }));
    await site().db.insert(accounts).values(rows);
    const first = (await list(headers)).json();
    expect(first.items).toHaveLength(50);
    const second = (await list(headers, `?cursor=${first.nextCursor}`)).json();
    expect(second.nextCursor).toBeNull();
    const names = [...first.items, ...second.items].map(({ username }: { username: string }) => username);
    expect(names).toEqual([...new Set(names)].sort());
    for (const cursor of ['AA', '!!', 'w7w']) {
      expect((await list(headers, `?cursor=${cursor}`)).json().error.fields).toHaveProperty('cursor');
    }
    expect(names).toEqual(expect.arrayContaining(rows.map(({ username }) => username)));
  });

  test.each(['viewer', 'editor'] satisfies Role[])(
    'are not changed by a %s, not even by themselves',
    async (role) => {
      const account = await createAccount(site(), role);
      const headers = await signInAs(site(), account);
      const other = await createAccount(site(), 'viewer');
      for (const [id, payload] of [
        [account.id, { role: 'owner' }],
        [other.id, { active: false }],
      ] as const) {
        expect((await change(id, payload, headers)).statusCode).toBe(403);
      }
    },
  );

  test('get their role and their leave from owners', async () => {
    const owner = await createAccount(site(), 'owner');
    const headers = await signInAs(site(), owner);
    const person = await createAccount(site(), 'viewer');
    expect((await change(person.id, { role: 'editor' }, headers)).json()).toMatchObject({ role: 'editor' });
    expect((await change(person.id, { active: false }, headers)).json()).toMatchObject({ active: false });
    expect((await change(person.id, { active: true, role: 'viewer' }, headers)).json()).toMatchObject({
      active: true,
      role: 'viewer',
    });
    expect((await change(person.id, {}, headers)).json()).toMatchObject({ active: true, role: 'viewer' });
    const about = { actorId: owner.id, subjectId: person.id, title: person.username };
    expect(await auditOf(site(), 4)).toMatchObject([
      { action: 'role_changed', ...about, details: { from: 'viewer', to: 'editor' } },
      { action: 'deactivated', ...about },
      { action: 'role_changed', ...about, details: { from: 'editor', to: 'viewer' } },
      { action: 'reactivated', ...about },
    ]);
    expect((await change('nobody', { role: 'owner' }, headers)).statusCode).toBe(404);
    expect((await change(person.id, { role: 'emperor' }, headers)).json().error.fields).toHaveProperty(
      'role',
    );
  });

  test('keep one active owner at least', async () => {
    await retireOwners();
    const owner = await createAccount(site(), 'owner');
    const headers = await signInAs(site(), owner);
    for (const payload of [{ role: 'editor' }, { active: false }, { role: 'viewer', active: true }]) {
      const answer = await change(owner.id, payload, headers);
      expect([answer.statusCode, answer.json().error.reason]).toEqual([409, 'last_owner']);
    }
    const second = await createAccount(site(), 'owner');
    expect((await change(owner.id, { role: 'editor' }, headers)).statusCode).toBe(200);
    expect((await change(second.id, { role: 'editor' }, headers)).statusCode).toBe(403);
  });

  test('keep one even when two owners put each other out at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      await retireOwners();
      const pair = [await createAccount(site(), 'owner'), await createAccount(site(), 'owner')] as const;
      const headers = [await signInAs(site(), pair[0]), await signInAs(site(), pair[1])] as const;
      const answers = await Promise.all([
        change(pair[1].id, { active: false }, headers[0]),
        change(pair[0].id, { role: 'viewer' }, headers[1]),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
      const left = await site().services.accounts.administration.list();
      expect(left.filter(({ role, active }) => role === 'owner' && active)).toHaveLength(1);
    }
  });
});
