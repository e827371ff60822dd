import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/all.endpoints.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import type { Role } from '#contract/site/roles.ts';
import { attempts } from '#db/schema/people/attempts.ts';
import { secondFactorRules } from '#db/schema/people/second-factor-rules.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { auditOf } from '#test/harness/audit.ts';
import { oneEngine } from '#test/harness/database.ts';
import { addPasskey } from '#test/harness/people/passkeys.ts';
import { createAccount, signInAs } from '#test/harness/people/sign-in.ts';

type Headers = Record<string, string>;
const PATH = '/api/admin/second-factor-rule';
const DAY_SECONDS = 86_400;
const open = Object.entries<Endpoint>(endpoints).filter(([, { whileUnprotected }]) => whileUnprotected);

test('who has to set up a second factor may make these calls, and no other', () => {
  expect(open.map(([name]) => name).sort()).toEqual(
    [
      ...['getMe', 'confirmIdentity', 'checkConfirmation', 'startPasskeyConfirmation', 'confirmWithPasskey'],
      ...['startSecondFactor', 'confirmSecondFactor'],
      ...['listPasskeys', 'startPasskey', 'addPasskey', 'renamePasskey'],
    ].sort(),
  );
});

describe.each(oneEngine)('a compulsory second factor on %s', (engine) => {
  const site = useApp(engine, { content: 'nothing' });
  const get = (url: string, headers: Headers) => site().app.inject({ url, headers });
  const me = async (headers: Headers) => (await get('/api/admin/me', headers)).json();
  const setRule = (headers: Headers, roles: Role[], days: number) =>
    site().app.inject({ method: 'PUT', url: PATH, payload: { roles, days }, headers });
  const someone = async (role: Role) => {
    const account = await createAccount(site(), role);
    return { account, headers: await signInAs(site(), account) };
  };
  const protectedOwner = async () => {
    const owner = await someone('owner');
    const { answer } = await addPasskey(site(), owner.headers);
    return { ...owner, passkey: answer.json() };
  };
  const at = (days: number) => new Date(demoNow.getTime() + days * DAY_SECONDS * 1000).toISOString();

  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    await site().db.delete(attempts);
    await site().db.delete(secondFactorRules);
  });

  test('is set by an owner who has one, for some roles, and stands in the log', async () => {
    const bare = await someone('owner');
    expect((await get(PATH, bare.headers)).json()).toEqual({ roles: [], days: 7 });
    const first = await setRule(bare.headers, ['owner'], 7);
    expect([first.statusCode, first.json().error.reason]).toEqual([409, 'second_factor_first']);
    const { headers } = await protectedOwner();
    const set = await setRule(headers, ['owner', 'editor'], 3);
    expect(set.json()).toEqual({ roles: ['editor', 'owner'], days: 3 });
    expect(await auditOf(site(), 1)).toMatchObject([
      {
        action: 'updated',
        subject: 'setting',
        title: 'second_factor',
        details: { to: 'editor, owner; 3 d' },
      },
    ]);
    for (const days of [-1, 31, 2.5]) expect((await setRule(headers, ['owner'], days)).statusCode).toBe(400);
    expect((await setRule((await someone('editor')).headers, [], 7)).statusCode).toBe(403);
    expect((await setRule(headers, [], 7)).json()).toEqual({ roles: [], days: 7 });
    site().clock.pass(11 * 60);
    expect((await setRule(headers, [], 7)).json().error.reason).toBe('confirm_identity');
  });

  test('gives days from the rule, from joining or from the role, whichever came last', async () => {
    const { headers } = await protectedOwner();
    const editor = await someone('editor');
    await setRule(headers, ['editor'], 7);
    expect(await me(editor.headers)).toMatchObject({ secondFactorDue: at(7), unprotected: false });
    site().clock.pass(DAY_SECONDS);
    const promoted = await someone('viewer');
    expect(await me(promoted.headers)).toMatchObject({ secondFactorDue: null });
    await site().services.accounts.people.change({ id: null, name: 'V' }, promoted.account.id, {
      role: 'editor',
    });
    const joined = await someone('editor');
    for (const person of [promoted, joined])
      expect(await me(person.headers)).toMatchObject({ secondFactorDue: at(8) });
    await setRule((await protectedOwner()).headers, ['viewer', 'editor'], 5);
    expect(await me(editor.headers)).toMatchObject({ secondFactorDue: at(5) });
    const { items } = (await get('/api/admin/users', editor.headers)).json();
    const ids = [editor.account.id, promoted.account.id];
    const listed = (items as { id: string }[]).filter(({ id }) => ids.includes(id));
    expect(listed).toMatchObject([
      { secondFactor: false, secondFactorDue: at(5) },
      { secondFactor: false, secondFactorDue: at(6) },
    ]);
  });

  test('after the last day there is setting one up, and nothing else', async () => {
    const { headers: by } = await protectedOwner();
    const { account, headers } = await someone('editor');
    await setRule(by, ['editor'], 1);
    expect((await get('/api/admin/sessions', headers)).statusCode).toBe(200);
    site().clock.pass(DAY_SECONDS);
    for (const [name, { method, path, access }] of Object.entries<Endpoint>(endpoints)) {
      if (access === 'public' || access === 'owner' || open.some(([each]) => each === name)) continue;
      const url = path.replace(/:\w+/g, '1');
      const answer = await site().app.inject({ method, url, headers });
      expect([name, answer.statusCode, answer.json().error?.reason]).toEqual([
        name,
        403,
        'second_factor_due',
      ]);
    }
    expect(await me(headers)).toMatchObject({ unprotected: true });
    const again = await signInAs(site(), account);
    expect(await me(again)).toMatchObject({ unprotected: true });
    expect((await addPasskey(site(), again)).answer.statusCode).toBe(200);
    expect(await me(again)).toMatchObject({ unprotected: false, secondFactorDue: null, passkeys: 1 });
    expect((await get('/api/admin/sessions', again)).statusCode).toBe(200);
  });

  test('the last one stays while it is compulsory', async () => {
    const { headers, passkey } = await protectedOwner();
    await setRule(headers, ['owner'], 0);
    const remove = (id: number) =>
      site().app.inject({ method: 'DELETE', url: `/api/admin/passkeys/${id}`, headers });
    expect((await remove(passkey.id)).json().error.reason).toBe('second_factor_compulsory');
    expect(await me(headers)).toMatchObject({ passkeys: 1, secondFactor: true });
    const second = (await addPasskey(site(), headers)).answer.json();
    expect((await remove(passkey.id)).statusCode).toBe(200);
    await setRule(headers, [], 0);
    expect((await remove(second.id)).statusCode).toBe(200);
  });
});
