import { beforeEach, describe, expect, test } from 'vitest';
import { invitations } from '#db/schema/people/account-tokens.ts';
import { attempts } from '#db/schema/people/attempts.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { auditOf } from '#test/harness/audit.ts';
import { oneEngine } from '#test/harness/database.ts';
import { cookiesAfter, createAccount, postJson, signIn, signInAs } from '#test/harness/people/sign-in.ts';
import { useMailServer } from '#test/harness/servers/mail-inbox.ts';

const PATH = '/api/admin/invitations';
const PASSWORD = 'vento leste na ladeira';
const tokenIn = (link: string) => link.split('#')[1] ?? '';
let invited = 0;
const next = () => {
  invited += 1;
  return invited;
};

describe.each(oneEngine)('an invitation on %s', (engine) => {
  const site = useApp(engine, { content: 'nothing' });
  const newEmail = () => `guest-${engine}-${next()}@vitrina.test`;
  const invite = async (role = 'editor', email = newEmail()) => {
    const headers = await signIn(site(), 'owner');
    const { invitation, link } = (await postJson(site(), PATH, { email, role }, headers)).json();
    return { headers, email, id: invitation.id as number, link: link as string, token: tokenIn(link) };
  };
  const view = (token: string) => postJson(site(), `${PATH}/view`, { token });
  const accept = (token: string, given: object = {}) =>
    postJson(site(), `${PATH}/accept`, {
      token,
      username: `guest.${next()}.${engine}`,
      name: 'Guest',
      password: PASSWORD,
      ...given,
    });

  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    await site().db.delete(attempts);
  });

  test('is made by an owner, who gets a link where there is no mail', async () => {
    const owner = await createAccount(site(), 'owner');
    const email = newEmail();
    const answer = await postJson(
      site(),
      PATH,
      { email: ` ${email.toUpperCase()} `, role: 'viewer' },
      await signInAs(site(), owner),
    );
    expect(answer.json()).toEqual({
      invitation: {
        id: expect.any(Number),
        email,
        role: 'viewer',
        invitedBy: expect.stringContaining('owner'),
        createdAt: '2026-10-15T12:00:00.000Z',
        expiresAt: '2026-10-22T12:00:00.000Z',
        expired: false,
      },
      link: expect.stringMatching(/^http:\/\/vitrina\.test\/admin\/invitation#[\w-]{43}$/),
    });
    const stored = JSON.stringify(await site().db.select().from(invitations));
    expect(stored).not.toContain(tokenIn(answer.json().link));
    expect(await auditOf(site(), 1)).toMatchObject([
      { action: 'invited', actorId: owner.id, title: email, details: { role: 'viewer' } },
    ]);
  });

  test.each([{ role: 'editor' }, { active: false }] as const)(
    'is worth nothing once whoever made it may make none any more (%o)',
    async (change) => {
      const owner = await createAccount(site(), 'owner');
      const email = newEmail();
      const headers = await signInAs(site(), owner);
      const { link } = (await postJson(site(), PATH, { email, role: 'owner' }, headers)).json();
      const { token: other } = await invite();
      const { people, administration } = site().services.accounts;
      await administration.create({ username: `stays-${next()}`, role: 'owner' });
      await people.change({ id: null, name: 'Vitrina' }, owner.id, change);
      expect((await accept(tokenIn(link))).json().error.reason).toBe('link_expired');
      expect((await view(other)).statusCode).toBe(200);
      expect(await auditOf(site(), 1)).toMatchObject([{ action: 'invitation_revoked', title: email }]);
    },
  );

  test.each(['viewer', 'editor'] as const)('is none of a %s’s business', async (role) => {
    const { id } = await invite();
    const headers = await signIn(site(), role);
    expect((await postJson(site(), PATH, { email: newEmail(), role: 'owner' }, headers)).statusCode).toBe(
      403,
    );
    expect((await site().app.inject({ url: PATH, headers })).statusCode).toBe(403);
    const revoke = { method: 'DELETE', url: `${PATH}/${id}`, headers } as const;
    expect((await site().app.inject(revoke)).statusCode).toBe(403);
  });

  test('says what it offers, makes one account, and signs in', async () => {
    const { token, email } = await invite('editor');
    expect((await view(token)).json()).toEqual({ email, role: 'editor', invitedBy: expect.any(String) });
    const username = `joins.${engine}`;
    const answer = await accept(token, { username: username.toUpperCase(), name: 'Nina' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { secondFactor: 'done' }]);
    const me = await site().app.inject({ url: '/api/admin/me', headers: { cookie: cookiesAfter(answer) } });
    expect(me.json()).toMatchObject({ username, email, name: 'Nina', role: 'editor' });
    expect(await auditOf(site(), 2)).toMatchObject([
      { action: 'joined', title: username, details: { role: 'editor' } },
      { action: 'signed_in', title: username },
    ]);
    for (const again of [await view(token), await accept(token)]) {
      expect([again.statusCode, again.json().error.reason]).toEqual([404, 'link_expired']);
    }
  });

  test('makes one account where two take it up at once', async () => {
    const { token } = await invite();
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  });

  test('stays open where the username is taken, the password no good, or a field empty', async () => {
    const { token, email } = await invite();
    const { username } = await createAccount(site(), 'viewer');
    const fieldsOf = async (given: object) => (await accept(token, given)).json().error.fields;
    expect(await fieldsOf({ username })).toEqual({ username: 'Já está em uso. Escolha outro.' });
    expect(await fieldsOf({ password: 'curta' })).toHaveProperty('password');
    expect(await fieldsOf({ password: `${email} e mais` })).toHaveProperty('password');
    expect(await fieldsOf({ username: 'ana@home', name: ' ' })).toEqual({
      username: 'Este valor não serve aqui.',
      name: 'Preencha este campo.',
    });
    expect((await accept(token)).statusCode).toBe(200);
  });

  test('is void after seven days, when taken back, and when made anew', async () => {
    const { token, email, headers } = await invite();
    const renewed = (await postJson(site(), PATH, { email, role: 'owner' }, headers)).json();
    expect((await accept(token)).statusCode).toBe(404);
    const url = `${PATH}/${renewed.invitation.id}`;
    expect((await site().app.inject({ method: 'DELETE', url, headers })).json()).toEqual({ done: true });
    expect((await accept(tokenIn(renewed.link))).statusCode).toBe(404);
    expect((await site().app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404);
    expect(await auditOf(site(), 1)).toMatchObject([{ action: 'invitation_revoked', title: email }]);
    const old = await invite();
    site().clock.moveTo('2026-10-22T12:00:01Z');
    expect([(await view(old.token)).statusCode, (await accept(old.token)).statusCode]).toEqual([404, 404]);
    const later = await signIn(site(), 'owner');
    const { items } = (await site().app.inject({ url: PATH, headers: later })).json();
    expect(items[0]).toMatchObject({ email: old.email, expired: true });
  });

  test('is not made for somebody who is here already, nor for no address', async () => {
    const { email } = await createAccount(site(), 'viewer');
    const headers = await signIn(site(), 'owner');
    const fieldsOf = async (payload: object) =>
      (await postJson(site(), PATH, payload, headers)).json().error.fields;
    expect(await fieldsOf({ email, role: 'viewer' })).toEqual({ email: 'Já está em uso. Escolha outro.' });
    expect(Object.keys(await fieldsOf({ email: 'nobody', role: 'king' })).sort()).toEqual(['email', 'role']);
  });

  test.each(['', 'made-up', 'a'.repeat(101)])('is not had with the token "%s"', async (token) => {
    expect([400, 404]).toContain((await accept(token)).statusCode);
  });
});

describe('an invitation by mail', () => {
  const { mailer, received } = useMailServer();
  let broken = false;
  const fragile: Mailer = {
    ...mailer,
    send: async (mail) => {
      if (broken) throw new Error('The mail server is away.');
      await mailer.send(mail);
    },
  };
  const site = useApp('pglite', { content: 'nothing', mailer: fragile });

  test('arrives with a link that works, in the owner’s language, and is shown to nobody else', async () => {
    const headers = await signIn(site(), 'owner');
    const body = { email: 'nina@vitrina.test', role: 'editor' };
    const answer = await postJson(site(), `${PATH}?lang=en`, body, headers);
    expect(answer.json()).toMatchObject({ link: null, invitation: { email: 'nina@vitrina.test' } });
    const [mail] = received;
    expect(mail?.to).toEqual(['nina@vitrina.test']);
    expect(mail?.source).toContain('has invited you to work on Vitrina as an editor');
    const token = tokenIn(
      /http:\/\/vitrina\.test\/admin\/invitation#[\w-]{43}/.exec(mail?.source ?? '')?.[0] ?? '',
    );
    expect((await postJson(site(), `${PATH}/view`, { token })).statusCode).toBe(200);
  });

  test('that cannot be sent leaves the owner with the link', async () => {
    broken = true;
    const headers = await signIn(site(), 'owner');
    const answer = await postJson(site(), PATH, { email: 'rui@vitrina.test', role: 'viewer' }, headers);
    expect(answer.json().link).toContain('/admin/invitation#');
  });
});
