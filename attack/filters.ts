import assert from 'node:assert/strict';
import { endpoints } from '#contract/all.endpoints.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { type Attack, assertNone } from './lib/attack.ts';
import { nobody, type Person } from './lib/people.ts';

export const name = 'filters';
export const about =
  'SQL and operators in every parameter of every list, and statements in the console that do more than read';

const SLEEP_MS = 4_000;
const payloads = [
  "' OR '1'='1",
  "'||(SELECT pg_sleep(4))||'",
  '1;SELECT pg_sleep(4)--',
  '1) UNION SELECT password FROM credentials--',
  '{"$ne":null}',
  'accounts.password',
  't1.password',
  'id DESC, (SELECT pg_sleep(4))',
  '../../etc/passwd',
  '\\',
  '%',
  '_%'.repeat(20),
  '-1',
  '1e308',
  '[]',
  '\u0000',
  '\ud83d',
];
const operators = [
  '[$ne]=1',
  '[$gt]=',
  '[password][$startsWith]=a',
  '[]=1',
  '__proto__=1',
  '.constructor=1',
  '[where][resetToken][like]=a',
];

/** Lists and single things; what is fetched as a file is the same whatever is said besides. */
const reading = Object.entries<Endpoint>(endpoints).filter(
  ([, { method, stream }]) => method === 'GET' && stream === undefined,
);
const valueFor: Record<string, string> = { locale: 'br', date: '2020-01-01', slug: 'x', page: 'sobre' };

/** Each parameter with every payload; operators with one that there is, and with what others call theirs. */
function* addresses({ path, query, params }: Endpoint): Generator<string> {
  const plain = path.replace(/:(\w+)/g, (_, part: string) => valueFor[part] ?? '1');
  const names = Object.keys(query?.shape ?? {});
  const encoded = payloads.map((payload) => encodeURIComponent(payload.toWellFormed()));
  for (const each of names) for (const payload of encoded) yield `${plain}?${each}=${payload}`;
  for (const each of [...names.slice(0, 1), 'filter'])
    for (const operator of operators) yield `${plain}?${each}${operator}`;
  for (const each of Object.keys(params?.shape ?? {}))
    for (const payload of encoded.slice(0, 8))
      yield path.replace(`:${each}`, payload).replace(/:(\w+)/g, '1');
}

async function tryAll(person: Person, lines: [string, Endpoint][]): Promise<string> {
  const wrong: string[] = [];
  let tried = 0;
  for (const [, endpoint] of lines)
    for (const address of addresses(endpoint)) {
      const began = performance.now();
      const { status, text } = await person.call('GET', address);
      const took = performance.now() - began;
      tried += 1;
      if (status >= 500 || /\$argon2|syntax error at|resetToken/.test(text))
        wrong.push(`${address} ${status}`);
      if (took > SLEEP_MS - 500) wrong.push(`${address} took ${took.toFixed(0)} ms`);
    }
  assertNone(wrong, 'Not refused');
  return `${tried} addresses, none fails, waits or tells what it should not`;
}

/** What the console must not do, however it is written. */
const statements = [
  "SELECT pg_read_file('/etc/passwd')",
  'SELECT (a).pg_read_file FROM (SELECT 1) AS a',
  "SELECT ('/etc/passwd'::text).pg_read_file",
  'SELECT posts.pg_sleep FROM posts',
  'SELECT (4::double precision).pg_sleep',
  'SELECT (posts).query_to_xml FROM posts',
  'SELECT * FROM credentials',
  'SELECT * FROM sessions',
  'SELECT * FROM secrets',
  'SELECT "password" FROM "credentials"',
  'SELECT * FROM public . credentials',
  'SELECT * FROM pg_stats',
  'SELECT * FROM pg_authid',
  'TABLE credentials',
  "SELECT query_to_xml('select * from credentials', true, true, '')",
  "SELECT set_config('role', 'postgres', false)",
  'SELECT lo_import($$/etc/passwd$$)',
  'COPY posts TO PROGRAM $$id$$',
  'DELETE FROM posts',
  'WITH gone AS (DELETE FROM posts RETURNING *) SELECT * FROM gone',
  'SELECT 1; DROP TABLE posts',
  'SELECT 1 /* */ ; /* */ UPDATE accounts SET role = 0',
  "SELECT U&'\\0061'",
  'SELECT * FROM posts FOR UPDATE',
  'SELECT * INTO stolen FROM posts',
  'EXPLAIN ANALYZE DELETE FROM posts',
  'DO $$ BEGIN PERFORM pg_sleep(4); END $$',
  'SELECT pg_sleep(4)',
  "SELECT dblink('host=127.0.0.1', 'select 1')",
];

export async function run({ target: { port, people }, attempt }: Attack): Promise<void> {
  await attempt('parameters of readers’ calls', () =>
    tryAll(
      nobody(port),
      reading.filter(([, { access }]) => access === 'public'),
    ),
  );
  await attempt('parameters of administrators’ calls', () =>
    tryAll(
      people.owner,
      reading.filter(([, { access }]) => access !== 'public'),
    ),
  );

  await attempt('a condition that is true, and one that is not', async () => {
    const count = async (q: string) =>
      (await nobody(port).must('GET', `/api/reviews?locale=br&q=${encodeURIComponent(q)}`)).items.length;
    const [always, never, usual] = [
      await count("x' OR '1'='1"),
      await count("x' OR '1'='2"),
      await count('a'),
    ];
    assert(usual > 0, 'Nothing is found at all.');
    assert.deepEqual([always, never], [0, 0]);
    return 'both are words that nobody has written';
  });

  await attempt('statements of the console that do more than read', async () => {
    const wrong: string[] = [];
    for (const sql of statements) {
      const { status, text, body } = await people.owner.call('POST', '/api/admin/database/query', { sql });
      const isDone = status === 200 && body.problem === null;
      if (status >= 500 || isDone || text.includes('root:'))
        wrong.push(`${sql} ${status} ${text.slice(0, 80)}`);
    }
    assertNone(wrong, 'Done');
    const fine = await people.owner.call('POST', '/api/admin/database/query', {
      sql: 'SELECT count(*) FROM posts',
    });
    assert(
      fine.body.problem === null && fine.body.rows.length === 1,
      `The console reads nothing any more: ${fine.text}`,
    );
    return `${statements.length} statements, each refused`;
  });
}
