import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountNotices } from '#db/schema/people/account-notices.ts';
import { accounts as accountRows, secondFactors } from '#db/schema/people/accounts.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { passkeys } from '#db/schema/people/passkeys.ts';
import type { Services } from '#server/services.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { createTestServices } from '#test/harness/services.ts';
import { commands } from './admin-commands.ts';

const now = new Date('2026-10-15T12:00:00Z');
const caller = () => ({
  locale: 'us' as const,
  address: '',
  headers: new Headers(),
  cookies: [] as string[],
});

describe.each(engines)('the commands for accounts on %s', { timeout: 60_000 }, (engine) => {
  const database = useDatabase(engine);
  let services: Services | undefined;
  const accounts = () => {
    services ??= createTestServices({ db: database().db, clock: () => now });
    return services.accounts;
  };
  const run = async (line: string, options = {}) => {
    const [name = '', ...args] = line.split(' ');
    return (await commands[name]?.(accounts(), args, options)) ?? [];
  };
  const signIn = async (identifier: string, password: string) => {
    const browser = caller();
    await accounts().signIn.signIn({ identifier, password }, browser);
    return new Headers({ cookie: browser.cookies.join('; ').split(';')[0] ?? '' });
  };

  test('make, change and shut accounts, and always leave an owner', async () => {
    const [made = ''] = await run('create ana', { email: 'Ana@Vitrina.test', role: 'owner' });
    const password = /^ana has a new password, shown once: ([a-z2-9-]{24})$/.exec(made)?.[1] ?? '';
    const session = await signIn('ana@vitrina.test', password);
    expect(await accounts().findActor(session)).toMatchObject({ role: 'owner' });
    await expect(run('create ana')).rejects.toMatchObject({ fields: { username: { code: 'taken' } } });
    await expect(run('role ana viewer')).rejects.toMatchObject({ reason: 'last_owner' });
    await run('create rui');
    expect(await run('role rui owner')).toEqual(['rui is owner now.']);
    expect(await run('deactivate ana@vitrina.test')).toHaveLength(1);
    expect(await accounts().findActor(session)).toBeUndefined();
    await expect(signIn('ana', password)).rejects.toMatchObject({ reason: 'wrong_credentials' });
    await expect(run('deactivate rui')).rejects.toMatchObject({ reason: 'last_owner' });
    expect(await run('activate ana')).toEqual(['ana can sign in again.']);
    expect(await signIn('ana', password)).toBeTruthy();
    expect(await run('list')).toEqual([
      'ana · ana@vitrina.test · ana · owner · active · password only',
      'rui · (no e-mail) · rui · owner · active · password only',
    ]);
  });

  test('give a new password, and end every session of the old one', async () => {
    const [made = ''] = await run('create eva', { name: 'Eva Sol' });
    const before = made.split(': ')[1] ?? '';
    const session = await signIn('eva', before);
    const [told = ''] = await run('reset eva');
    expect(await accounts().findActor(session)).toBeUndefined();
    await expect(signIn('eva', before)).rejects.toMatchObject({ reason: 'wrong_credentials' });
    expect(await signIn('eva', told.split(': ')[1] ?? '')).toBeTruthy();
  });

  test('let somebody in again who has lost everything, with a new password alone', async () => {
    const { db } = database();
    const [made = ''] = await run('create iara', { email: 'iara@vitrina.test' });
    const session = await signIn('iara', made.split(': ')[1] ?? '');
    const { id } = await accounts().administration.getAccount('iara');
    await db.insert(passkeys).values({
      accountId: id,
      credentialId: 'lost',
      publicKey: 'k',
      counter: 0,
      transports: [],
      backupEligible: false,
      backedUp: false,
      aaguid: '',
      name: 'Lost phone',
    });
    await db.insert(secondFactors).values({ id, userId: id, secret: 's', backupCodes: 'c', verified: true });
    await db.update(accountRows).set({ twoFactorEnabled: true }).where(eq(accountRows.id, id));
    const [told = '', rest] = await run('recover iara@vitrina.test');
    expect(rest).toContain('every session of theirs has ended');
    expect(await accounts().findActor(session)).toBeUndefined();
    expect(await signIn('iara', told.split(': ')[1] ?? '')).toBeTruthy();
    expect(await accounts().administration.getAccount('iara')).toMatchObject({ twoFactorEnabled: false });
    const gone = ['second_factor_off', 'passkey_removed', 'password_reset'];
    const lines = await db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id);
    expect(lines.map(({ action }) => action)).toEqual(['created', 'signed_in', ...gone, 'signed_in']);
    const notices = await db.select().from(accountNotices).orderBy(accountNotices.id);
    const own = notices.filter(({ accountId }) => accountId === id);
    expect(own.map(({ change }) => change)).toEqual(gone);
  });

  test.each([
    ['create', 'This takes <username>.'],
    ['create a@b', 'A username has 3 to 30'],
    ['role eva', 'This takes <who> <role>.'],
    ['role eva king', 'A role is one of author, viewer, editor, owner, not "king".'],
    ['list all', 'This takes nothing more.'],
  ])('say what they take: %s', async (line, sentence) => {
    await expect(run(line)).rejects.toThrow(sentence);
  });

  test.each(['reset', 'deactivate', 'activate', 'second-factor-off', 'recover'])(
    '%s knows whom it does not know',
    async (name) => {
      await expect(run(`${name} nobody`)).rejects.toMatchObject({ code: 'not_found' });
    },
  );
});
