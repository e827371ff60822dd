import assert from 'node:assert/strict';
import { limits } from '#contract/site/limits.ts';
import type { Attack } from './lib/attack.ts';
import { cookiesAfter, newAddress, nobody, signIn, tokenFor, trySignIn } from './lib/people.ts';
import type { Answer } from './lib/wire.ts';

export const name = 'signing-in';
export const about =
  'names that can be told apart, passwords that can be guessed, sessions and links that are somebody else’s';

const { perAccount } = limits.accounts.signIn;
const wrongPassword = 'um cavalo sem cavaleiro';
const setCookies = ({ headers }: Answer) => headers['set-cookie'] ?? [];
const told = ({ status, text }: Answer) => [status, text];
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export async function run({ target, attempt }: Attack): Promise<void> {
  const { port, people, publicUrl, mailbox } = target;
  const someone = await people.invite('viewer');
  const unknown = { ...someone, username: 'nobody-here', email: 'nobody-here@mail.example' };

  await attempt('a name that exists, and one that does not', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let n = 0; n < perAccount.attempts - 1; n += 1) {
      const began = performance.now();
      const known = await trySignIn(port, someone, { password: wrongPassword });
      times.known.push(performance.now() - began);
      const again = performance.now();
      const other = await trySignIn(port, unknown, { password: wrongPassword });
      times.unknown.push(performance.now() - again);
      assert.deepEqual(told(known), told(other));
    }
    const ratio = median(times.known) / median(times.unknown);
    assert(ratio > 0.4 && ratio < 2.5, `The one takes ${ratio.toFixed(1)} times as long as the other.`);
    return `the same words, after ${median(times.known).toFixed(0)} and ${median(times.unknown).toFixed(0)} ms`;
  });

  await attempt('a hundred guesses at once', async () => {
    const victim = await people.invite('viewer');
    const guesses = Array.from({ length: 100 }, (_, n) =>
      trySignIn(port, victim, { password: `${wrongPassword} ${n}` }),
    );
    const answers = await Promise.all(guesses);
    const looked = answers.filter(({ status }) => status === 401).length;
    assert(looked <= perAccount.attempts, `${looked} of them were looked at.`);
    const right = await trySignIn(port, victim);
    assert.notEqual(right.status, 200, 'The right one was taken after a hundred wrong ones.');
    return `${looked} were looked at, from a hundred addresses; the others wait`;
  });

  await attempt('a limit that another field moves', async () => {
    const victim = await people.invite('viewer');
    const from = newAddress();
    const statuses: number[] = [];
    for (let n = 0; n < perAccount.attempts + 3; n += 1) {
      const body = {
        identifier: n % 2 ? victim.username.toUpperCase() : ` ${victim.email} `,
        password: wrongPassword,
        email: `x${n}@mail.example`,
      };
      const headers = { 'x-forwarded-for': `10.0.0.${n}`, 'user-agent': `agent ${n}` };
      statuses.push((await nobody(port, from).call('POST', '/api/admin/login', body, { headers })).status);
    }
    const right = await trySignIn(port, victim, { from });
    assert.notEqual(right.status, 200, `After ${statuses.join(', ')} the right one was taken.`);
    return 'capitals, blanks, addresses made up in headers and other fields count for one account';
  });

  await attempt('keeping somebody out of a browser that is known', async () => {
    const victim = await people.invite('viewer');
    for (let n = 0; n < perAccount.attempts * 3; n += 1)
      await trySignIn(port, victim, { password: wrongPassword });
    const stranger = await trySignIn(port, victim);
    const known = await trySignIn(port, victim, { headers: { cookie: victim.cookie } });
    assert.notEqual(stranger.status, 200, 'Nothing was kept out at all.');
    assert.equal(known.status, 200, known.text);
    return 'the browser that is known gets in, others wait';
  });

  await attempt('a session number that the browser came with', async () => {
    const planted = `vitrina_session=${'B'.repeat(32)}.${'c'.repeat(44)}; vitrina_sign_in=x; vitrina_device=y`;
    const first = await trySignIn(port, people.viewer, { headers: { cookie: planted } });
    const [own, next] = [
      cookiesAfter(first),
      cookiesAfter(await trySignIn(port, people.viewer, { headers: { cookie: cookiesAfter(first) } })),
    ];
    assert.equal(first.status, 200);
    assert(!own.includes('BBBB'), 'The planted one was taken.');
    assert.notEqual(own, next);
    const before = await nobody(port).call('GET', '/api/admin/me', undefined, { headers: { cookie: own } });
    assert.equal(before.status, 401, 'The session from before goes on.');
    return 'each sign-in makes a new one, and ends the one before';
  });

  await attempt('flags of cookies', async () => {
    const lines = setCookies(await trySignIn(port, people.editor));
    assert(lines.length >= 2, 'There are no cookies.');
    for (const line of lines) {
      assert.match(line, /; HttpOnly/i, line);
      assert.match(line, /; SameSite=Strict/i, line);
      assert.match(line, /; Path=\//i, line);
      assert.doesNotMatch(line, /; Domain=/i, line);
    }
    return `${lines.length} cookies: HttpOnly, SameSite=Strict, of this host alone`;
  });

  await attempt('a session after its end', async () => {
    const person = await signIn(port, people.viewer);
    await person.must('POST', '/api/admin/logout');
    const { status } = await person.call('GET', '/api/admin/me');
    assert.equal(status, 401);
    return 'a cookie that was copied before signing out opens nothing';
  });

  await attempt('who has an account, by asking for a new password', async () => {
    const before = mailbox.received.length;
    const ask = (email: string) => nobody(port).call('POST', '/api/admin/password-resets', { email });
    const [known, other] = [await ask(someone.email), await ask(unknown.email)];
    assert.deepEqual(told(known), told(other));
    await tokenFor(mailbox, someone.email, before);
    assert(!mailbox.received.slice(before).some(({ envelope }) => envelope.to.includes(unknown.email)));
    return 'the same answer, and a letter to whoever has one';
  });

  await attempt('a link to somebody else’s host in the letter', async () => {
    const wrong: string[] = [];
    const victim = await people.invite('viewer');
    const forged: Record<string, string>[] = [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example' },
      { forwarded: 'host=evil.example', 'x-host': 'evil.example' },
    ];
    for (const headers of forged) {
      const before = mailbox.received.length;
      const { status } = await nobody(port).call(
        'POST',
        '/api/admin/password-resets',
        { email: victim.email },
        { headers },
      );
      if (status !== 200) continue;
      await tokenFor(mailbox, victim.email, before);
      const text = mailbox.received
        .slice(before)
        .map((mail) => mail.text)
        .join('\n');
      if (text.includes('evil.example') || !text.includes(`${publicUrl}/admin/new-password#`))
        wrong.push(JSON.stringify(headers));
    }
    assert.deepEqual(wrong, []);
    return `it is ${publicUrl}, whatever the request says`;
  });

  await attempt('a link that was used, or that a new password has overtaken', async () => {
    const victim = await people.invite('viewer');
    const before = mailbox.received.length;
    const request = () => nobody(port).call('POST', '/api/admin/password-resets', { email: victim.email });
    await request();
    const first = await tokenFor(mailbox, victim.email, before);
    await request();
    const second = await tokenFor(mailbox, victim.email, mailbox.received.length - 1).catch(() =>
      tokenFor(mailbox, victim.email, before + 1),
    );
    const use = (token: string, password: string) =>
      nobody(port).call('POST', '/api/admin/password-resets/use', { token, password });
    assert.equal((await use(second, 'uma ponte que balança muito')).status, 200);
    for (const token of [second, first, `${second}x`, '', second.toUpperCase()])
      assert(
        [400, 403, 404, 409, 410].includes((await use(token, 'outra ponte que balança')).status),
        'It was taken.',
      );
    assert.equal((await victim.call('GET', '/api/admin/me')).status, 401, 'A session from before goes on.');
    return 'it works once, and every other link and session ends with it';
  });

  await attempt('an invitation that was taken up', async () => {
    const email = 'guest@mail.example';
    await people.owner.must('POST', '/api/admin/invitations', { email, role: 'viewer' });
    const token = await tokenFor(mailbox, email);
    const join = (username: string) =>
      nobody(port).call('POST', '/api/admin/invitations/accept', {
        token,
        username,
        name: 'Ana',
        password: 'um navio que parte cedo',
      });
    const [one, two] = await Promise.all([join('guest-1'), join('guest-2')]);
    const statuses = [one.status, two.status].toSorted((a, b) => a - b);
    assert.equal(statuses[0], 200);
    assert.notEqual(statuses[1], 200, 'Two have joined by one invitation.');
    assert.notEqual((await join('guest-3')).status, 200);
    return 'it makes one account, also where two take it up at once';
  });
}
