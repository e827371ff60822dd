import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountChanges } from '#contract/people/accounts/account-changes.words.ts';
import { accountNotices } from '#db/schema/people/account-notices.ts';
import { attempts } from '#db/schema/people/attempts.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { codeFor } from '#test/harness/people/authenticator.ts';
import { addPasskey } from '#test/harness/people/passkeys.ts';
import { createProtectedAccount } from '#test/harness/people/second-factor.ts';
import { createAccount, postJson, signInAs } from '#test/harness/people/sign-in.ts';

const NEW = 'vento leste na ladeira';
const HOUR_MS = 3_600_000;

describe.each(oneEngine)('a change of an account on %s', (engine) => {
  const site = useApp(engine, { content: 'nothing' });
  const mailed = async () => {
    const mails: Mail[] = [];
    await site().services.accounts.notices.mailWaiting(async (mail) => void mails.push(mail));
    return mails;
  };
  const changes = async (headers: Record<string, string>) => {
    const { items } = (await site().app.inject({ url: '/api/admin/me/changes', headers })).json();
    return (items as { action: string; actor: { name: string } }[]).map(({ action, actor }) => [
      action,
      actor.name,
    ]);
  };

  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    await site().db.delete(attempts);
    await site().db.delete(accountNotices);
  });

  test('is mailed to its person once, in the language that they read, with who did it', async () => {
    const owner = await createAccount(site(), 'owner');
    const person = await createAccount(site(), 'viewer');
    const headers = await signInAs(site(), person);
    await site().app.inject({ url: '/api/admin/me?lang=en', headers });
    const url = `/api/admin/users/${person.id}`;
    const by = await signInAs(site(), owner);
    await site().app.inject({ method: 'PATCH', url, payload: { role: 'editor' }, headers: by });
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([person.email, 'Vitrina: you are now an editor']);
    expect(mail?.text).toMatch(
      /You are now an editor\. That was on 15 October 2026 at 12:00 \(UTC\), by The owner/,
    );
    expect(mail?.text).toContain('http://vitrina.test/admin/account?tab=security');
    expect(await mailed()).toEqual([]);
    expect(await changes(headers)).toEqual([['role_changed', expect.stringContaining('The owner')]]);
    expect(await changes(by)).toEqual([]);
  });

  test('is each of these, done by the person, by an owner or by whoever runs the program', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const person = await createProtectedAccount(site());
    const { username, password, headers, secret } = person;
    const { administration, people } = site().services.accounts;
    const post = (path: string, body: object) => postJson(site(), `/api/admin/${path}`, body, headers);
    await post('second-factor/codes', { password });
    await post('password', { currentPassword: password, newPassword: NEW });
    await post('second-factor/disable', { password: NEW, code: codeFor(secret, 1) });
    const added = (await addPasskey(site(), headers)).answer.json();
    await site().app.inject({ method: 'DELETE', url: `/api/admin/passkeys/${added.id}`, headers });
    const listed = (await changes(headers)).map(([action]) => action);
    vi.useRealTimers();
    await administration.resetPassword(username);
    for (const change of [{ role: 'editor' }, { active: false }, { active: true }] as const)
      await people.change({ id: null, name: 'Vitrina' }, person.id, change);
    const subjects = (await mailed()).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Vitrina: a verificação em duas etapas da sua conta foi ativada',
      'Vitrina: a sua conta recebeu novos códigos de recuperação',
      'Vitrina: a senha da sua conta foi trocada',
      'Vitrina: a verificação em duas etapas da sua conta foi desativada',
      'Vitrina: a sua conta recebeu uma nova passkey',
      'Vitrina: uma passkey da sua conta foi removida',
      'Vitrina: a sua conta recebeu uma nova senha',
      'Vitrina: o seu papel agora é editor',
      'Vitrina: o acesso da sua conta foi retirado',
      'Vitrina: o acesso da sua conta foi devolvido',
    ]);
    expect(new Set(subjects).size).toBe(accountChanges.length);
    expect(listed).toEqual([
      'passkey_removed',
      'passkey_added',
      'second_factor_off',
      'password_changed',
      'recovery_codes_renewed',
      'second_factor_on',
    ]);
  });

  test('waits while the mail server takes nothing, holds up no other, and is given up after a week', async () => {
    const { administration, notices, sessions } = site().services.accounts;
    for (const _ of [1, 2])
      await administration.resetPassword((await createAccount(site(), 'viewer')).username);
    await administration.create({ username: 'no-address', role: 'viewer' });
    await administration.resetPassword('no-address');
    const seen: string[] = [];
    const refuse = async ({ to }: Mail) => {
      seen.push(to);
      throw new Error('421 not now');
    };
    await expect(notices.mailWaiting(refuse)).rejects.toThrow('421');
    expect(new Set(seen).size).toBe(2);
    site().clock.moveTo(new Date(demoNow.getTime() + 167 * HOUR_MS));
    expect((await mailed()).map(({ to }) => to)).toEqual(seen);
    await administration.resetPassword((await createAccount(site(), 'viewer')).username);
    site().clock.moveTo(new Date(demoNow.getTime() + 400 * HOUR_MS));
    expect(await mailed()).toEqual([]);
    await sessions.purge();
    expect(await site().db.select().from(accountNotices)).toEqual([]);
  });
});
