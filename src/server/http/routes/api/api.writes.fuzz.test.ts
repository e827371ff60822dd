import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/all.endpoints.ts';
import { contactProblems, tidyContact } from '#contract/readers/messages/message-form.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { errorBodySchema } from '#contract/site/error.schemas.ts';
import { describeProblem, fieldProblemCodes } from '#contract/site/field-problems.ts';
import { locales } from '#contract/site/locales.ts';
import { messages } from '#db/schema/readers/messages.ts';
import { refusals as english } from '#i18n/admin/en/refusals.ts';
import { refusals as portuguese } from '#i18n/admin/pt/refusals.ts';
import { type Dictionary, loadDictionary } from '#i18n/load-dictionary.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';

const RUNS = 300;
const refusals = [400, 404, 413, 415];
/** Signing in refuses by these too, and says why in a sentence of its own. */
const signInRefusals = [401, 409];
const reasons = [...Object.values(portuguese), ...Object.values(english)];

/** Bodies that have broken servers before, as they come over the wire. */
const knownBodies = [
  ...[
    '',
    ' ',
    'null',
    'true',
    '5',
    '"text"',
    '[]',
    '[{}]',
    '{}',
    '{',
    '{"name"',
    '{"name":}',
    '\ufeff{}',
    'NaN',
  ],
  ...['{"name":1e999}', '{"name":-0}', '{"name":"a","name":"b"}', '{"name":"\\u0000"}', '{"name":"\\ud800"}'],
  ...['{"name":{"toString":1}}', '{"name":["a"]}', '{"ticket":{}}', '{"ticket":null}', '{"website":[]}'],
  ...['{"__proto__":{"name":"a"}}', '{"constructor":{"prototype":{"name":"a"}}}', '{"name":{"__proto__":1}}'],
  ...['['.repeat(100_000), '{"name":'.repeat(50_000), `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ...[
    `{"name":"${'x'.repeat(500_000)}"}`,
    `{"message":"${'ﷺ'.repeat(200_000)}"}`,
    `{"x":"${'y'.repeat(2e6)}"}`,
  ],
  ...[`{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join()}}`, '{"name":"\\x"}', "{'name':'a'}"],
];

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json;',
];
const strangeTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/ld+json',
  'x',
  '/',
  'json',
];

/** Half of what is sent is what people send, or nothing would reach the database. */
const ordinary: Record<string, fc.Arbitrary<unknown>> = {
  name: fc.constantFrom('Ana Prado', ' Bia ', "O'Neil"),
  email: fc.emailAddress(),
  subject: fc.constantFrom('Uma correção', 'Bcc: x@exemplo.com', '<b>'),
  message: fc.string({ unit: 'grapheme', minLength: 30, maxLength: 200 }),
  website: fc.constantFrom('', '', 'https://spam.example'),
  ticket: fc.constantFrom(undefined, 'forged'),
};
const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfff',
    '\u202e',
    '\r\n.\r\n',
    'x'.repeat(30_000),
    '__proto__',
  ),
  fc.jsonValue(),
);
const bodyOf = ({ body }: Endpoint) => {
  const names = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  const good = fc.record(Object.fromEntries(names.map((name) => [name, ordinary[name] ?? strange])));
  const odd = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.oneof(ordinary[name] ?? strange, strange)])),
    { requiredKeys: [] },
  );
  return fc.oneof(
    { arbitrary: good.map((value) => JSON.stringify(value)), weight: 3 },
    { arbitrary: odd.map((value) => JSON.stringify(value)), weight: 4 },
    fc.json(),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(...knownBodies),
  );
};
const type = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 6 },
  fc.constantFrom(...types, ...strangeTypes),
);
const locale = fc.constantFrom(...locales, 'fr', '__proto__');

const writes = Object.values<Endpoint>(endpoints).filter(
  ({ method, access }) => method !== 'GET' && access === 'public',
);
/** Half of them are messages, or too few would be kept to look at. */
const requests = fc
  .oneof(fc.constant<Endpoint>(endpoints.sendContactMessage), fc.constantFrom(...writes))
  .chain((endpoint) => fc.tuple(fc.constant(endpoint), bodyOf(endpoint), type, locale));

/** Each request comes from somebody else: limits have tests of their own. */
let callers = 0;
const nextCaller = () => {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
};

describe.each(oneEngine)('the public API on %s, sent anything', (engine) => {
  const site = useApp(engine);
  const statuses = new Set<number>();
  let dictionaries: Dictionary[];
  beforeAll(async () => {
    dictionaries = await Promise.all(locales.map(loadDictionary));
  });

  /** No matter which number it names, a sentence about a field is one of ours. */
  const isOurs = (said: string) =>
    dictionaries.some(({ fieldErrors }) =>
      fieldProblemCodes.some((code) => describeProblem({ code }, fieldErrors) === said.replace(/\d+/, '')),
    );

  async function expectAnswerOrRefusal(
    { method, path }: Endpoint,
    payload: string,
    contentType: string,
    edition: string,
  ) {
    const what = `${method} ${path} ${contentType} ${payload.slice(0, 200)}`;
    const answer = await site().app.inject({
      method,
      url: `${path.replace(/:\w+/g, '1')}?locale=${edition}`,
      payload,
      headers: { 'content-type': contentType },
      remoteAddress: nextCaller(),
    });
    statuses.add(answer.statusCode);
    expect([200, ...refusals, ...signInRefusals], what).toContain(answer.statusCode);
    expect(answer.headers['content-type'], what).toBe('application/json; charset=utf-8');
    if (answer.statusCode === 200) return;
    const { error } = errorBodySchema.strict().parse(answer.json());
    const sentences = error.reason ? reasons : dictionaries.map(({ errors }) => errors[error.code]);
    expect(sentences).toContain(error.message);
    for (const said of Object.values(error.fields ?? {})) expect(isOurs(said), said).toBe(true);
  }

  test('answers or refuses known troubles', { timeout: 120_000 }, async () => {
    for (const endpoint of writes) {
      for (const body of knownBodies) {
        for (const each of types) await expectAnswerOrRefusal(endpoint, body, each, 'br');
      }
      for (const each of strangeTypes) await expectAnswerOrRefusal(endpoint, '{}', each, 'it');
    }
    expect(({} as { name?: unknown }).name).toBeUndefined();
  });

  test('answers or refuses whatever comes, and keeps nothing that breaks its rules', {
    timeout: 120_000,
  }, async () => {
    const property = fc.asyncProperty(requests, (request) => expectAnswerOrRefusal(...request));
    await fc.assert(property, { numRuns: RUNS });
    expect([...statuses]).toEqual(expect.arrayContaining([200, ...refusals]));
    const kept = await site().db.select().from(messages);
    expect(kept.length).toBeGreaterThan(5);
    for (const row of kept) {
      expect(contactProblems(row)).toEqual({});
      expect(row).toMatchObject(tidyContact(row));
    }
  });
});
