import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/all.endpoints.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { errorBodySchema } from '#contract/site/error.schemas.ts';
import { locales } from '#contract/site/locales.ts';
import { type Dictionary, loadDictionary } from '#i18n/load-dictionary.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';

const RUNS = 300;

/** What has broken servers before, already fit for an address. */
const knownTroubles = [
  ...['', '%', '%%', '%2', '%zz', '%00', 'a%00b', '%C0%80', '%ED%A0%80', '%ED%B0%80', '%E0%A4%A', '%FF%FE'],
  ...[
    '+',
    '%20',
    '%0D%0AX-Odd:%201',
    '..%2F..%2Fetc%2Fpasswd',
    '%2e%2e',
    '.',
    '%5C',
    '%25',
    '_',
    '[object%20Object]',
  ],
  ...[
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-0',
    '1e309',
    '0x10',
    '9007199254740993',
    '__proto__',
    'constructor',
  ],
  ...[
    "'",
    "'%20OR%20'1'='1",
    "1';DROP%20TABLE%20posts;--",
    '$1',
    '%7B%7Bmonth%7D%7D',
    '%3Cscript%3Ealert(1)%3C/script%3E',
  ],
];

/** Lone surrogates too, the way a careless client would encode them. */
const encode = (text: string) =>
  [...text]
    .map((character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80'))
    .join('');
const anyText = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('\ud800', 'a\udfff', 'ﷺ'.repeat(50), '\u202e', '\ufeff', 'İ', 'ß'.repeat(50)),
    fc.nat(6000).map((length) => 'x'.repeat(length)),
    fc.integer().map(String),
    fc.double().map(String),
  )
  .map(encode);
const bad = fc.oneof(
  { arbitrary: fc.constantFrom(...knownTroubles), weight: 3 },
  { arbitrary: anyText, weight: 4 },
);

/** Half of what is sent is well formed, or nothing would get past the first check and reach the database. */
const good: Record<string, fc.Arbitrary<string>> = {
  locale: fc.constantFrom(...locales),
  slug: fc.constantFrom('casa', 'academia-em-casa', 'palestra-in-casa'),
  page: fc.constantFrom('sobre', 'termos'),
  id: fc.integer({ min: 1, max: 80 }).map(String),
  limit: fc.integer({ min: 1, max: 50 }).map(String),
  q: fc.oneof(
    fc.constantFrom('melhores', 'aria', 'a'),
    fc.string({ unit: 'binary', maxLength: 50 }).map(encode),
  ),
  cursor: fc
    .tuple(fc.nat(2e12), fc.nat())
    .map(([at, id]) => Buffer.from(`${at}.${id}`).toString('base64url')),
  timestamp: fc.nat().map(String),
  path: fc.constantFrom('/br/nowhere', '/it/a/b', '/', '/br').map(encode),
  on: fc.constantFrom('/br', '/').map(encode),
};
const samples: Record<string, string> = {
  locale: 'br',
  slug: 'casa',
  page: 'sobre',
  id: '1',
  limit: '5',
  q: 'a',
};
const valueFor = (name: string) => fc.oneof(good[name] ?? bad, bad);

function parameter(name: string): fc.Arbitrary<string> {
  const value = valueFor(name);
  return fc.oneof(
    { arbitrary: value.map((each) => `${name}=${each}`), weight: 6 },
    fc.tuple(value, value).map(([first, second]) => `${name}=${first}&${name}=${second}`),
    value.map((each) => `${name}[]=${each}`),
    fc.tuple(value, bad).map(([each, key]) => `${name}[${key}]=${each}`),
    fc.constant(name),
  );
}

function addressOf({ path, params, query }: Endpoint): fc.Arbitrary<string> {
  const inPath = Object.keys(params?.shape ?? {}).map((name) =>
    valueFor(name).map((value) => [name, value] as const),
  );
  const inQuery = [...Object.keys(query?.shape ?? {}), 'locale'].map((name) => fc.option(parameter(name)));
  const unknown = fc.option(
    fc.tuple(bad, bad).map(([name, value]) => `${name}=${value}`),
    { freq: 3 },
  );
  return fc.tuple(fc.tuple(...inPath), fc.tuple(...inQuery, unknown)).map(([values, parts]) => {
    const filled = values.reduce((address, [name, value]) => address.replace(`:${name}`, () => value), path);
    return `${filled}?${parts.filter((part) => part !== null).join('&')}`;
  });
}

/** Administrators' calls refuse a stranger before they look at anything: see api.endpoint-table.test.ts. */
const open = Object.values<Endpoint>(endpoints).filter(({ access }) => access === 'public');

const requests = fc
  .constantFrom(...open)
  .chain((endpoint) => fc.tuple(fc.constant(endpoint.method), addressOf(endpoint)));

/** Each known trouble in each place of each endpoint, the other places well filled. */
const knownRequests = open.flatMap(({ method, path, params, query }) => {
  const sample = (name: string) => samples[name] ?? 'x';
  const filled = (changed: string, value: string) =>
    path.replace(/:(\w+)/g, (_, name: string) => (name === changed ? value : sample(name)));
  return knownTroubles.flatMap((trouble) => [
    ...Object.keys(params?.shape ?? {}).map((name) => [method, filled(name, trouble)] as const),
    ...Object.keys(query?.shape ?? {}).map(
      (name) => [method, `${filled('', '')}?${name}=${trouble}`] as const,
    ),
  ]);
});

describe.each(oneEngine)('the public API on %s, asked anything', (engine) => {
  const site = useApp(engine);
  const statuses = new Set<number>();
  let dictionaries: Dictionary[];

  beforeAll(async () => {
    dictionaries = await Promise.all(locales.map(loadDictionary));
  });
  afterEach(async () => {
    expect((await site().app.inject('/api/home-data')).json().posts).toHaveLength(24);
  });

  async function expectAnswerOrRefusal(method: Endpoint['method'], url: string): Promise<void> {
    const answer = await site().app.inject({ method, url });
    const { statusCode, headers } = answer;
    // What is only counted is taken without a word, wherever a reader may have been.
    if (statusCode === 204) {
      expect([method, answer.body]).toEqual(['POST', '']);
      return;
    }
    statuses.add(statusCode);
    expect([200, 400, 404], `${method} ${url}`).toContain(statusCode);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (statusCode === 200) return;
    const { error } = errorBodySchema.strict().parse(answer.json());
    expect(error.code).toBe(statusCode === 404 ? 'not_found' : 'invalid_input');
    expect(dictionaries.map(({ errors }) => errors[error.code])).toContain(error.message);
  }

  test('answers or refuses known troubles in every place', { timeout: 120_000 }, async () => {
    for (const [method, url] of knownRequests) await expectAnswerOrRefusal(method, url);
    expect([...statuses].sort()).toEqual([200, 400, 404]);
  });

  test('answers or refuses whatever comes', { timeout: 120_000 }, async () => {
    const property = fc.asyncProperty(requests, ([method, url]) => expectAnswerOrRefusal(method, url));
    await fc.assert(property, { numRuns: RUNS });
  });
});
