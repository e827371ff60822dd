import assert from 'node:assert/strict';
import { limits } from '#contract/site/limits.ts';
import type { Role } from '#contract/site/roles.ts';
import type { Mailbox } from '#test/harness/servers/mail-server.ts';
import { type Answer, ask, type Question } from './wire.ts';

export interface Person {
  username: string;
  email: string;
  password: string;
  role: Role;
  /** What a browser would send by now. */
  cookie: string;
  call(method: string, path: string, body?: object, more?: Partial<Question>): Promise<Answer>;
  /** The same, and anything but success throws. */
  must(method: string, path: string, body?: object): Promise<Answer['body']>;
}

export type Account = Pick<Person, 'username' | 'email' | 'password' | 'role'>;

/** What a browser keeps of an answer, on top of what it had. */
export function cookiesAfter({ headers }: Pick<Answer, 'headers'>, before = ''): string {
  const jar = new Map(
    before
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.split('=', 1)[0], pair]),
  );
  for (const line of headers['set-cookie'] ?? []) {
    const [pair = ''] = line.split(';', 1);
    const [name] = pair.split('=', 1);
    if (/max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].join('; ');
}

let lastAddress = 0;
/** One that nobody has used in this run. */
export function newAddress(): string {
  lastAddress += 1;
  return `127.7.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
}

export function personWith(port: number, account: Account, cookie: string, from = newAddress()): Person {
  const call: Person['call'] = (method, path, body, more = {}) => {
    const json = body && { 'content-type': 'application/json' };
    const headers = { ...(cookie && { cookie }), ...json, ...more.headers };
    const separator = path.includes('?') ? '&' : '?';
    const sent = body && { body: JSON.stringify(body) };
    return ask(port, { method, path: `${path}${separator}lang=en`, from, ...sent, ...more, headers });
  };
  return {
    ...account,
    cookie,
    call,
    async must(method, path, body) {
      const answer = await call(method, path, body);
      assert.equal(answer.status, 200, `${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
      return answer.body;
    },
  };
}

export const nobody = (port: number, from = newAddress()): Person =>
  personWith(port, { username: '', email: '', password: '', role: 'viewer' }, '', from);

interface SignIn {
  from?: string;
  headers?: Record<string, string>;
  password?: string;
}

/** A sign-in as it is answered, right or wrong. */
export const trySignIn = (port: number, account: Account, { from, headers, password }: SignIn = {}) =>
  nobody(port, from).call(
    'POST',
    '/api/admin/login',
    { identifier: account.username, password: password ?? account.password },
    headers ? { headers } : {},
  );

export async function signIn(port: number, account: Account, options: SignIn = {}): Promise<Person> {
  const answer = await trySignIn(port, account, options);
  assert.equal(answer.status, 200, `${account.username} was not signed in: ${answer.text}`);
  return personWith(port, account, cookiesAfter(answer), options.from);
}

export interface People {
  owner: Person;
  editor: Person;
  viewer: Person;
  /** An owner whose session is as good as any, but has shown for longer than ten minutes ago whose it is. */
  stale: Person;
  /** Somebody more, who has signed in once. */
  invite(role: Role, more?: object): Promise<Person>;
}

const LINK = /#([\w-]{20,})/;

/** The token in the last letter to somebody: links carry it behind a "#". */
export async function tokenFor(mailbox: Mailbox, email: string, after = 0): Promise<string> {
  const letter = await mailbox.next((mail) => mail.envelope.to.includes(email), after);
  const token = LINK.exec(letter.text)?.[1];
  assert(token, `There is no link in the letter to ${email}: ${letter.text}`);
  return token;
}

let invited = 0;
/** Asks somebody to join, as owners do, and joins as they would. */
export async function inviteSomebody(
  { port, owner, mailbox }: { port: number; owner: Person; mailbox: Mailbox },
  role: Role,
  more: object = {},
): Promise<Person> {
  invited += 1;
  const username = `someone-${invited}`;
  const email = `${username}@mail.example`;
  const password = `um barco ${'a'.repeat(limits.accounts.password.min)} na neblina`;
  await owner.must('POST', '/api/admin/confirmation', { password: owner.password });
  await owner.must('POST', '/api/admin/invitations', { email, role });
  const token = await tokenFor(mailbox, email);
  const joining = { token, username, name: 'Alguém', password, ...more };
  const answer = await nobody(port).call('POST', '/api/admin/invitations/accept', joining);
  assert.equal(answer.status, 200, answer.text);
  return personWith(port, { username, email, password, role }, cookiesAfter(answer));
}
