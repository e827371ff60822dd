import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/all.endpoints.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { errorBodySchema } from '#contract/site/error.schemas.ts';
import { useApp } from '#test/harness/app.ts';
import { everything } from '#test/harness/data/everything.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as } from '#test/harness/people/actors.ts';

/** What has broken servers before: in a field of a body, and in a parameter of an address. */
const values: unknown[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x'.repeat(100_000),
    '__proto__',
    "'; DROP TABLE posts; --",
    '%00',
    '\\',
  ],
  ...[null, true, 0, -1, 1.5, 1e21, [], [[]], {}, { length: -1 }, { toString: 'x' }],
];
const bodies: unknown[] = [
  null,
  true,
  7,
  'text',
  [],
  [{}],
  {},
  { __proto__: { role: 'owner' } },
  { constructor: 1 },
];
const troubles = [
  '',
  '%00',
  '%ED%A0%80',
  '%zz',
  '0',
  '-1',
  '1e309',
  '9007199254740993',
  '__proto__',
  '%25',
  "'",
  '%5C',
];
const samples: Record<string, string> = { id: '1', locale: 'it', key: 'site_name', email: 'a@b.com' };
const sample = (name: string) => samples[name] ?? 'x';

/** Every place gets another third of them, so that each is sent to a third of all places. */
let places = 0;
function someOf<T>(all: T[]): T[] {
  places += 1;
  return everything ? all : all.filter((_, index) => (index + places) % 3 === 0);
}

/** A stream of events takes no input, and has no end that a test could wait for. */
const table = Object.values<Endpoint>(endpoints).filter(
  ({ access, upload, stream }) => access !== 'public' && !upload && stream !== 'text/event-stream',
);
const filled = (path: string, changed = '', value = '') =>
  path.replace(/:(\w+)/g, (_, name: string) => (name === changed ? value : sample(name)));

const addresses = table.flatMap(({ method, path, params, query }) => [
  [method, filled(path)] as const,
  ...Object.keys(params?.shape ?? {}).flatMap((name) =>
    someOf(troubles).map((trouble) => [method, filled(path, name, trouble)] as const),
  ),
  ...Object.keys(query?.shape ?? {}).flatMap((name) =>
    someOf(troubles).map((trouble) => [method, `${filled(path)}?${name}=${trouble}`] as const),
  ),
]);

const fieldsOf = (body: z.ZodType | undefined) =>
  body instanceof z.ZodObject ? Object.keys(body.shape) : [];
const writings = table
  .filter(({ body }) => body !== undefined)
  .flatMap(({ method, path, body }) => [
    ...someOf(bodies).map((each) => [method, filled(path), each] as const),
    ...fieldsOf(body).flatMap((field) =>
      someOf(values).map((value) => [method, filled(path), { [field]: value }] as const),
    ),
  ]);

/**
 * 403: whoever a header stands for has no account that could be changed. 409: in use. 413: too much.
 * 429: too many tries at a password. 503: there is no mail server here.
 */
const answers = [200, 400, 403, 404, 409, 413, 429, 503];

describe.each(oneEngine)('the administrators’ API on %s, asked anything by an owner', (engine) => {
  const site = useApp(engine);

  async function expectAnswerOrRefusal(
    method: Endpoint['method'],
    url: string,
    body?: unknown,
  ): Promise<void> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const answer = await as(site(), 'owner')(method as 'PATCH', url, undefined, {
      ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
    });
    expect(answers, `${method} ${url} ${payload?.slice(0, 200)}: ${answer.body}`).toContain(
      answer.statusCode,
    );
    if (answer.statusCode !== 200) errorBodySchema.strict().parse(answer.json());
  }

  test('answers or refuses every address', { timeout: 240_000 }, async () => {
    for (const [method, url] of addresses) await expectAnswerOrRefusal(method, url);
    expect(addresses.length).toBeGreaterThan(200);
  });

  test('answers or refuses every body', { timeout: 240_000 }, async () => {
    for (const [method, url, body] of writings) await expectAnswerOrRefusal(method, url, body);
    expect(writings.length).toBeGreaterThan(200);
  });
});
