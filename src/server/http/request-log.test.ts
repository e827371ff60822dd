import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { DomainError } from '#server/lib/errors.ts';
import { traceHeaders } from '#server/lib/tracing/trace-context.ts';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { as, findTestActor } from '#test/harness/people/actors.ts';

type Line = Record<string, unknown>;
const lines: Line[] = [];
let thrown: unknown;
/** What a call would tell a server of ours. */
let passedOn: Record<string, string> = {};
let site: { app: Awaited<ReturnType<typeof buildTestApp>> };

beforeAll(async () => {
  const logger = pino({ level: 'info' }, { write: (text: string) => lines.push(JSON.parse(text)) });
  const api = uniformApi(async () => {
    if (thrown) throw thrown;
    passedOn = traceHeaders();
    return { key: 'site_name', value: 'Vitrina' };
  });
  site = { app: await buildTestApp({ api, logger, findActor: findTestActor }) };
  return () => site.app.close();
});

async function lineOf(ask: () => PromiseLike<unknown>): Promise<Line> {
  lines.length = 0;
  await ask();
  const [line = {}, ...more] = lines.filter(({ msg }) => msg === 'request');
  expect(more).toEqual([]);
  return line;
}

describe('the line of a request', () => {
  test('says when, what and how it ended, and not what was looked for', async () => {
    const line = await lineOf(() => as(site, undefined)('GET', '/api/settings/site_name?q=secret'));
    expect(line).toMatchObject({ method: 'GET', url: '/api/settings/site_name', status: 200 });
    expect(line.time).toBeTypeOf('number');
    expect(line.reqId).toMatch(/^[\da-f-]{36}$/);
    expect(line).not.toHaveProperty('account');
    expect(line).not.toHaveProperty('refused');
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  test('says which trace it belongs to, where somebody traces and says it as it is said', async () => {
    const asked = (traceparent: string) =>
      lineOf(() => site.app.inject({ url: '/api/settings/site_name', headers: { traceparent } }));
    const trace_id = '4bf92f3577b34da6a3ce929d0e0e4736';
    const parent_span_id = '00f067aa0ba902b7';
    const line = await asked(`00-${trace_id}-${parent_span_id}-01`);
    expect(line).toMatchObject({ trace_id, parent_span_id, span_id: expect.stringMatching(/^[\da-f]{16}$/) });
    expect(line.reqId).toMatch(/^[\da-f-]{36}$/);
    expect(await asked('00-hello')).not.toHaveProperty('trace_id');
  });

  test('passes the trace on to what a call asks for, also once a body was read', async () => {
    const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01`, 'content-type': 'application/json' };
    const ask = async (method: string, path: string, body?: string) => {
      passedOn = {};
      await fetch(origin + path, {
        method,
        headers: { ...headers, 'x-test-role': 'owner', origin },
        body: body ?? null,
      });
      return passedOn.traceparent;
    };
    const expected = expect.stringMatching(new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)[\\da-f]{16}-01$`));
    expect(await ask('GET', '/api/settings/site_name')).toEqual(expected);
    const setting = JSON.stringify({ value: 'x'.repeat(90) });
    expect(await ask('PATCH', '/api/admin/settings/site_name', setting)).toEqual(expected);
  });

  test('names the account that may not do what it wants', async () => {
    const line = await lineOf(() => as(site, 'viewer')('PATCH', '/api/admin/users/1', { role: 'owner' }));
    expect(line).toMatchObject({ status: 403, account: 'v1', refused: 'forbidden' });
  });

  test.each([
    ['nobody is signed in', 401, 'unauthorized', () => as(site, undefined)('GET', '/api/admin/me')],
    [
      'what was sent breaks a rule',
      400,
      'invalid_input',
      () => as(site, undefined)('GET', '/api/home-data?locale=fr'),
    ],
    [
      'another site asks',
      403,
      'forbidden',
      () =>
        as(site, 'owner')('POST', '/api/admin/logout', undefined, {
          headers: { origin: 'https://a.example' },
        }),
    ],
  ] as const)('says why where %s', async (_what, status, refused, ask) => {
    expect(await lineOf(ask)).toMatchObject({ status, refused });
  });

  test('prefers the reason that a rule gives, and repeats nothing that was sent', async () => {
    thrown = new DomainError('forbidden', 'typed: hunter2', { reason: 'confirm_identity' });
    const line = await lineOf(() => as(site, undefined)('GET', '/api/settings/site_name'));
    expect(line).toMatchObject({ status: 403, refused: 'confirm_identity' });
    expect(JSON.stringify(line)).not.toContain('hunter2');
    thrown = undefined;
  });

  test('is one line, whatever stands in the address', async () => {
    const line = await lineOf(() => as(site, undefined)('GET', '/api/a%0A%7B%22level%22:60%7D%1b[31m'));
    expect(line).toMatchObject({ status: 404, refused: 'not_found' });
    expect(line.url).toBe('/api/a%0A%7B%22level%22:60%7D%1b[31m');
  });
});
