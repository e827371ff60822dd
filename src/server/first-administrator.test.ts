import { beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '#db/schema/people/accounts.ts';
import { EnvironmentError } from '#server/env.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { createTestServices } from '#test/harness/services.ts';
import { ensureFirstAdministrator } from './first-administrator.ts';

const PASSWORD = 'vento leste na ladeira';
const now = new Date('2026-10-15T12:00:00Z');

describe.each(engines)('the first administrator on %s', { timeout: 60_000 }, (engine) => {
  const database = useDatabase(engine);
  const newServer = () => createTestServices({ db: database().db, clock: () => now });
  const stored = () => database().db.select().from(accounts);
  const canSignIn = (identifier: string, password: string) => {
    const browser = { locale: 'br' as const, address: '', headers: new Headers(), cookies: [] };
    return newServer().accounts.signIn.signIn({ identifier, password }, browser);
  };

  beforeEach(async () => {
    await database().db.delete(accounts);
  });

  test('is an owner called admin with a random password, told once', async () => {
    const lines = await ensureFirstAdministrator(newServer(), {});
    const [identifier, password] = lines.slice(1).map((line) => line.split(/: +/)[1] ?? '');
    expect(await stored()).toMatchObject([{ username: 'admin', email: null, role: 'owner', active: true }]);
    expect(await canSignIn(identifier ?? '', password ?? '')).toEqual({ secondFactor: 'done' });
    expect(await ensureFirstAdministrator(newServer(), {})).toEqual([]);
  });

  test('is called as given, by a name or by an address', async () => {
    const given = { ADMIN_IDENTIFIER: 'ana', ADMIN_EMAIL: 'Luz@Vitrina.test', ADMIN_PASSWORD: PASSWORD };
    const said = (await ensureFirstAdministrator(newServer(), given)).join('\n');
    expect(said).toContain('"ana"');
    expect(said).not.toContain(PASSWORD);
    expect(await stored()).toMatchObject([{ username: 'ana', email: 'luz@vitrina.test' }]);
    await database().db.delete(accounts);
    const byAddress = { ADMIN_IDENTIFIER: 'luz@vitrina.test', ADMIN_PASSWORD: PASSWORD };
    await ensureFirstAdministrator(newServer(), byAddress);
    expect(await canSignIn('luz@vitrina.test', PASSWORD)).toEqual({ secondFactor: 'done' });
  });

  test('does not get a password that anybody would try, and the start says which variable it was', async () => {
    const given = { ADMIN_IDENTIFIER: 'ana', ADMIN_PASSWORD: 'Vitrina123456' };
    const start = ensureFirstAdministrator(newServer(), given);
    await expect(start).rejects.toThrow(EnvironmentError);
    await expect(start).rejects.toThrow(/\n {2}ADMIN_PASSWORD: Names of yours, of this site/);
    expect(await stored()).toEqual([]);
  });

  test('is one, however many servers start at once', async () => {
    const servers = Array.from({ length: 6 }, newServer);
    const said = await Promise.all(servers.map((server) => ensureFirstAdministrator(server, {})));
    expect(said.filter((lines) => lines.length > 0)).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });
});
