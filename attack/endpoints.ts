import { endpoints } from '#contract/all.endpoints.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { mayCall } from '#contract/site/roles.ts';
import { type Attack, assertNone } from './lib/attack.ts';
import { nobody, type Person } from './lib/people.ts';
import { askRaw, rawGet } from './lib/wire.ts';

export const name = 'endpoints';
export const about =
  'every call of administrators by a stranger, by too small a role, from another site, with another kind of body';

const table = Object.entries<Endpoint>(endpoints);
const guarded = table.filter(([, { access }]) => access !== 'public');
const filled: Record<string, string> = { locale: 'br', date: '2020-01-01', key: 'amazon_na', job: 'backup' };
const addressOf = ({ path }: Endpoint): string =>
  path.replace(/:(\w+)/g, (_, part: string) => filled[part] ?? '1');

type More = Parameters<Person['call']>[3];
/** The names of those that answer with anything else. */
async function othersThan(statuses: number[], person: Person, lines: [string, Endpoint][], more: More = {}) {
  const wrong: string[] = [];
  for (const [each, endpoint] of lines) {
    const { status, text } = await person.call(endpoint.method, addressOf(endpoint), undefined, more);
    if (!statuses.includes(status)) wrong.push(`${each} ${status} ${text.slice(0, 60)}`);
  }
  return wrong;
}

/** Other ways to write a guarded address: what guards and what answers must mean the same one. */
const disguises = [
  '/api/admin/me/',
  '/api//admin/me',
  '//api/admin/me',
  '/API/ADMIN/ME',
  '/api/admin/%6de',
  '/api%2fadmin%2fme',
  '/api/./admin/me',
  '/api/posts/../admin/me',
  '/api/posts/%2e%2e/admin/me',
  '/api/admin/me;x=1',
  '/api/admin/me?x=/api/posts',
  '/api/admin/me%00',
  '/api/admin/me%20',
  'http://localhost/api/admin/me',
  'http://localhost//api/admin/me',
];

export async function run({ target: { port, people }, attempt }: Attack): Promise<void> {
  const writing = guarded.filter(([, { method }]) => method !== 'GET');
  await attempt('without a cookie', async () => {
    assertNone(await othersThan([401], nobody(port), guarded), 'Not 401');
    return `${guarded.length} calls, each 401`;
  });
  await attempt('with a made-up cookie', async () => {
    const headers = {
      cookie: `vitrina_session=${'A'.repeat(32)}.${encodeURIComponent(Buffer.alloc(32).toString('base64'))}`,
    };
    assertNone(await othersThan([401], nobody(port), guarded, { headers }), 'Not 401');
    return `${guarded.length} calls, each 401`;
  });
  for (const role of ['viewer', 'editor'] as const)
    await attempt(`as ${role}`, async () => {
      const tooHigh = guarded.filter(([, { access }]) => access !== 'public' && !mayCall(role, access));
      const person = people[role];
      assertNone(await othersThan([403], person, tooHigh), 'Not 403');
      return `${tooHigh.length} calls of higher roles, each 403`;
    });
  await attempt('with a method that hides behind another', async () => {
    const headers = {
      'x-http-method-override': 'GET',
      'x-method-override': 'GET',
      'x-original-method': 'GET',
    };
    assertNone(
      await othersThan(
        [403],
        people.viewer,
        writing.filter(([, { access }]) => access !== 'viewer'),
        { headers },
      ),
      'Not 403',
    );
    return 'the method that came counts';
  });
  await attempt('an owner’s powers with nothing but the cookie', async () => {
    const powers = guarded.filter(([, { proof }]) => proof !== undefined);
    const wrong: string[] = [];
    for (const [each, endpoint] of powers) {
      const { status, body } = await people.stale.call(endpoint.method, addressOf(endpoint));
      if (status !== 403 || body?.error?.reason !== 'confirm_identity')
        wrong.push(`${each} ${status} ${body?.error?.reason}`);
    }
    assertNone(wrong, 'Nobody was asked');
    return `${powers.length} calls, each 403 confirm_identity`;
  });
  const sites: [string, Record<string, string>][] = [
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin that could be named', { origin: 'null' }],
    ['a name that begins like ours', { origin: `http://localhost:${port}.evil.example` }],
    ['a browser that says it is cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of the same machine', { origin: 'http://127.0.0.1:1' }],
  ];
  for (const [what, headers] of sites)
    await attempt(`from ${what}`, async () => {
      assertNone(await othersThan([403], people.owner, writing, { headers }), 'Not 403');
      return `${writing.length} calls that change something, each 403`;
    });

  const kinds = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/json\ta',
    'application/json garbage',
    'text/json',
    'application/csp-report',
    '',
  ];
  await attempt('bodies of another kind', async () => {
    const wrong: string[] = [];
    for (const [each, endpoint] of writing.filter(([, { body, upload }]) => body || upload))
      for (const kind of kinds) {
        const more = { body: '{}', headers: { 'content-type': kind } };
        const { status } = await people.stale.call(endpoint.method, addressOf(endpoint), undefined, more);
        if (![400, 403, 415].includes(status)) wrong.push(`${each} as "${kind}" ${status}`);
      }
    assertNone(wrong, 'Read all the same');
    return `${kinds.length} kinds, each refused`;
  });

  await attempt('JSON whose kind is written in another way', async () => {
    const wrong: string[] = [];
    const ways = [
      ' application/json',
      'APPLICATION/JSON',
      'application/json ;charset=utf-8',
      'application/json;',
      'application/json;a="',
    ];
    for (const kind of ways) {
      const more = { body: '{"name":5}', headers: { 'content-type': kind } };
      const { status } = await people.viewer.call('PATCH', '/api/admin/me', undefined, more);
      if (![400, 415].includes(status)) wrong.push(`"${kind}" ${status}`);
    }
    assertNone(wrong, 'Not looked at');
    return `${ways.length} ways, and what is sent is looked at all the same`;
  });

  await attempt('a guarded address in other letters', async () => {
    const wrong: string[] = [];
    for (const written of disguises) {
      const { status, body } = await askRaw(port, rawGet(written));
      if (status === 200 && body.includes('username')) wrong.push(written);
      if (status >= 500) wrong.push(`${written} ${status}`);
    }
    assertNone(wrong, 'Let in');
    return `${disguises.length} ways, none leads past the guard`;
  });

  await attempt('what a stranger is told of what there is', async () => {
    const { body } = await nobody(port).call('GET', '/api/openapi.json');
    const told = Object.keys(body.paths).filter((each) => each.startsWith('/api/admin'));
    const open = table
      .filter(([, { access }]) => access === 'public')
      .map(([, { path }]) => path.replace(/:(\w+)/g, '{$1}'));
    assertNone(
      told.filter((each) => !open.includes(each)),
      'Told to a stranger',
    );
    const page = await nobody(port).call('GET', '/api/docs');
    assertNone(
      guarded.map(([each]) => each).filter((each) => new RegExp(`\\b${each}\\b`).test(page.text)),
      'Shown to a stranger',
    );
    return 'public calls and no other';
  });
}
