import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page, request } from '@playwright/test';
import type { Role } from '#contract/site/roles.ts';
import { administrator } from './administrator.ts';

export interface Person {
  username: string;
  email: string;
  password: string;
  name: string;
  /** Calls of theirs, outside of any page; signed in. */
  api: APIRequestContext;
}

/** A call of the API that has to work; the answer's JSON. */
export async function call(
  api: APIRequestContext,
  method: string,
  path: string,
  data?: object,
  // biome-ignore lint/suspicious/noExplicitAny: a journey looks at whatever came back
): Promise<any> {
  const answer = await api.fetch(path, { method, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** The token stands behind the "#" of a link, so that no server ever logs it. */
export const tokenOf = (link: string): string => new URL(link).hash.slice(1);

const PASSWORD = 'três barcos ao entardecer';
/** An owner may invite fifty people an hour; long before, another one takes over. */
const INVITATIONS_EACH = 40;

/** Whoever a run needs: invited by an owner, joined and signed in as people do. */
export async function createPeople(baseURL: string, address: string) {
  const contexts: APIRequestContext[] = [];
  async function newContext(): Promise<APIRequestContext> {
    const context = await request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': address } });
    contexts.push(context);
    return context;
  }
  const owner = await newContext();
  await call(owner, 'POST', '/api/admin/login', administrator);
  let inviter = owner;
  let invited = 0;

  /** A worker goes on for longer than a proof of who is there does. */
  async function invite(email: string, role: Role): Promise<{ link: string }> {
    const proven = await inviter.get('/api/admin/confirmation');
    const password = inviter === owner ? administrator.password : PASSWORD;
    if (proven.status() === 403) await call(inviter, 'POST', '/api/admin/confirmation', { password });
    return call(inviter, 'POST', '/api/admin/invitations', { email, role });
  }

  async function join(role: Role, sortedAs: string = role): Promise<Person> {
    const id = randomUUID().slice(0, 8);
    const username = `${sortedAs}-${id}`;
    const email = `${username}@vitrina.example`;
    const name = `${{ author: 'Ana', viewer: 'Vera', editor: 'Edu', owner: 'Olavo' }[role]} ${id}`;
    const { link } = await invite(email, role);
    const api = await newContext();
    const joining = { token: tokenOf(link), username, name, password: PASSWORD };
    await call(api, 'POST', '/api/admin/invitations/accept', joining);
    return { username, email, password: PASSWORD, name, api };
  }

  async function newPerson(role: Role, sortedAs?: string): Promise<Person> {
    // The first administrator, whom every worker has, invites one owner for each of them.
    if (invited % INVITATIONS_EACH === 0) inviter = (await join('owner')).api;
    invited += 1;
    return join(role, sortedAs);
  }
  const known = new Map<Role, Person>();

  return {
    /** The first administrator's calls. */
    owner,
    /** `sortedAs` begins the username: lists of people go by it, and show fifty at first. */
    newPerson,
    async someone(role: Role): Promise<Person> {
      const person = known.get(role) ?? (await newPerson(role));
      known.set(role, person);
      return person;
    },
    close: () => Promise.all(contexts.map((context) => context.dispose())),
  };
}

export type People = Awaited<ReturnType<typeof createPeople>>;

const ASKED = { error: { code: 'forbidden', reason: 'confirm_identity', message: 'Nada foi feito.' } };

/**
 * As ten minutes later, so many times: who would do something is asked again who they are. Everything after the refusal is
 * the server's own; so are lists at the same address, which a page may ask for at any moment. Said before the page is
 * opened: what is sent in the moment in which it is said may slip through.
 */
export function askAgain(page: Page, address: string, times: number): Promise<unknown> {
  let left = times;
  return page.route(address, (route) => {
    if (route.request().method() === 'GET' || left === 0) return route.fallback();
    left -= 1;
    return route.fulfill({ status: 403, json: ASKED });
  });
}
