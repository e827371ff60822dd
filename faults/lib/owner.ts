import assert from 'node:assert/strict';
import { account } from './site.ts';

const PATIENCE_MS = 60_000;

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the program answered, right or wrong
  body: any;
}

export interface Owner {
  cookie: string;
  /** Rejects where there is no answer; in English, so that what it says can be read. */
  call(method: string, path: string, body?: object): Promise<Answer>;
  /** The same, and anything but success throws. */
  ask(method: string, path: string, body?: object): Promise<Answer['body']>;
}

/** Somebody who may do everything, by the API and from outside. */
export async function signIn(origin: string): Promise<Owner> {
  const owner = ownerWith(origin, '');
  const { status, headers, body } = await owner.call('POST', '/api/admin/login', account);
  assert.equal(status, 200, `Nobody was signed in: ${JSON.stringify(body)}`);
  const cookies = headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return ownerWith(origin, cookies.join('; '));
}

export function ownerWith(origin: string, cookie: string): Owner {
  const call: Owner['call'] = async (method, path, body) => {
    const url = `${origin}${path}${path.includes('?') ? '&' : '?'}lang=en`;
    const answer = await fetch(url, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: parsed(text) };
  };
  return {
    cookie,
    call,
    async ask(method, path, body) {
      const answer = await call(method, path, body);
      assert.equal(answer.status, 200, `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
