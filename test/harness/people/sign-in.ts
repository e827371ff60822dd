import type { LightMyRequestResponse } from 'fastify';
import type { Role } from '#contract/site/roles.ts';
import type { TestApp } from '../app.ts';

let made = 0;

export interface TestAccount {
  id: string;
  username: string;
  email: string;
  password: string;
}

/** An account that nobody has signed in to yet. */
export async function createAccount({ services }: TestApp, role: Role): Promise<TestAccount> {
  made += 1;
  const { administration } = services.accounts;
  const username = `${role}-${made}`;
  const email = `${username}@vitrina.test`;
  const password = await administration.create({ username, email, name: `The ${role} ${made}`, role });
  const { id } = await administration.getAccount(username);
  return { id, username, email, password };
}

/** What a browser would send back after an answer, on top of what it sent. */
export function cookiesAfter({ headers }: LightMyRequestResponse, before = ''): string {
  const jar = new Map(
    before
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.split('=', 1)[0], pair]),
  );
  for (const line of [headers['set-cookie'] ?? []].flat()) {
    const [pair = ''] = line.split(';', 1);
    const [name] = pair.split('=', 1);
    if (/max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].join('; ');
}

export const postJson = (
  { app }: Pick<TestApp, 'app'>,
  url: string,
  payload: object,
  headers: Record<string, string> = {},
) => app.inject({ method: 'POST', url, payload, headers });

/** Signs an account in and gives the headers that its browser sends from then on. */
export async function signInAs(site: TestApp, { username, password }: TestAccount, userAgent = 'a test') {
  const body = { identifier: username, password };
  const answer = await postJson(site, '/api/admin/login', body, { 'user-agent': userAgent });
  if (answer.json().secondFactor !== 'done') throw new Error(`Not signed in: ${answer.body}`);
  return { cookie: cookiesAfter(answer) };
}

/** For tests of what a role may do: `app.inject({ url, headers: await signIn(site(), 'editor') })`. */
export const signIn = async (site: TestApp, role: Role): Promise<{ cookie: string }> =>
  signInAs(site, await createAccount(site, role));
