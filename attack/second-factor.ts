import assert from 'node:assert/strict';
import { limits } from '#contract/site/limits.ts';
import { codeFor } from '#test/harness/people/authenticator.ts';
import type { Attack, Target } from './lib/attack.ts';
import { cookiesAfter, nobody, type Person, personWith, signIn, trySignIn } from './lib/people.ts';

export const name = 'second-factor';
export const about = 'coming in with half of what an account is opened by';

const { confirmations } = limits.accounts;

/** Somebody whose second factor is on since a moment ago; their first code is used up. */
async function protect(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await person.must('POST', '/api/admin/second-factor', { password: person.password });
  const confirmed = await person.must('POST', '/api/admin/second-factor/confirm', { code: codeFor(secret) });
  return { secret, recoveryCodes: confirmed.recoveryCodes };
}

/** A sign-in that waits for its code. */
async function begin({ port }: Target, person: Person): Promise<Person> {
  const answer = await trySignIn(port, person);
  assert.deepEqual([answer.status, answer.body.secondFactor], [200, 'needed']);
  return personWith(port, person, cookiesAfter(answer));
}
const finish = (waiting: Person, code: string) =>
  waiting.call('POST', '/api/admin/login/second-factor', { code });

export async function run({ target, attempt }: Attack): Promise<void> {
  const { port, people } = target;

  await attempt('a password alone', async () => {
    const person = await people.invite('viewer');
    await protect(person);
    const waiting = await begin(target, person);
    assert.equal((await waiting.call('GET', '/api/admin/me')).status, 401, 'It was enough.');
    assert.equal(
      (await nobody(port).call('POST', '/api/admin/login/second-factor', { code: '000000' })).status,
      401,
    );
    return 'opens nothing';
  });

  await attempt('sessions from before it was switched on', async () => {
    const person = await people.invite('viewer');
    const elsewhere = await signIn(port, person);
    assert.equal((await elsewhere.call('GET', '/api/admin/me')).status, 200);
    await protect(person);
    assert.equal((await elsewhere.call('GET', '/api/admin/me')).status, 401, 'They go on without it.');
    return 'end with it';
  });

  await attempt('half a sign-in across a change of password', async () => {
    const person = await people.invite('viewer');
    const { recoveryCodes } = await protect(person);
    const waiting = await begin(target, person);
    const changed = await signedInByRecovery(target, person, recoveryCodes[0] ?? '');
    await changed.must('POST', '/api/admin/password', {
      currentPassword: person.password,
      newPassword: 'um farol que nunca dorme',
    });
    const { status } = await finish(waiting, recoveryCodes[1] ?? '');
    assert.notEqual(status, 200, 'The old password was enough.');
    return 'it ends with the old password';
  });

  await attempt('a code a second time', async () => {
    const person = await people.invite('viewer');
    const { secret, recoveryCodes } = await protect(person);
    const code = codeFor(secret, 1);
    assert.equal((await finish(await begin(target, person), code)).status, 200);
    assert.notEqual((await finish(await begin(target, person), code)).status, 200, 'A code counted twice.');
    assert.equal((await finish(await begin(target, person), recoveryCodes[0] ?? '')).status, 200);
    assert.notEqual(
      (await finish(await begin(target, person), recoveryCodes[0] ?? '')).status,
      200,
      'A recovery code counted twice.',
    );
    return 'neither of an authenticator nor of those for the drawer';
  });

  await attempt('two hundred codes by guessing', async () => {
    const person = await people.invite('viewer');
    const { secret } = await protect(person);
    const waiting = await begin(target, person);
    const codes = Array.from({ length: 200 }, (_, n) => String(n).padStart(6, '0'));
    const statuses = await Promise.all(
      codes.map((code) => finish(waiting, code).then(({ status }) => status)),
    );
    assert(!statuses.includes(200), 'One of them was right.');
    const right = await finish(waiting, codeFor(secret, 1));
    assert.notEqual(right.status, 200, 'The right one was looked at after two hundred wrong ones.');
    return `after ${confirmations.attempts} nobody looks any more, not even at the right one`;
  });
}

async function signedInByRecovery(target: Target, person: Person, code: string): Promise<Person> {
  const waiting = await begin(target, person);
  const answer = await finish(waiting, code);
  assert.equal(answer.status, 200, answer.text);
  return personWith(target.port, person, cookiesAfter(answer, waiting.cookie));
}
