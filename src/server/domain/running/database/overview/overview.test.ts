import { describe, expect, test } from 'vitest';
import type { SqlClient } from '#db/client.ts';
import { drizzleOn } from '#db/open.ts';
import { useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { as, callerWith, lastAudits } from '#test/harness/people/actors.ts';

import { createDatabaseOverview } from './database-overview.service.ts';

const url = '/api/admin/database';
const owner = callerWith('owner');

describe.each(engines)('what the database says of itself on %s', { timeout: 60_000 }, (engine) => {
  const site = useApp(engine);
  const get = async (role: 'viewer' | 'owner') => (await as(site(), role)('GET', url)).json();

  test('what it is, what it holds, and how it came to be', async () => {
    // As a database has it that took the steps before the baseline.
    await site().client.exec(
      "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('a step before', 1794711336385)",
    );
    const seen = await get('owner');
    expect(seen.engine).toBe(engine === 'pg' ? 'server' : 'embedded');
    expect(Number.parseInt(seen.version, 10)).toBeGreaterThanOrEqual(15);
    expect(seen.bytes).toBeGreaterThan(1_000_000);
    const posts = seen.tables.find(({ name }: { name: string }) => name === 'posts');
    const [counted] = (await site().client.query<{ n: number }>('SELECT count(*)::int AS n FROM posts')).rows;
    expect(posts).toMatchObject({ schema: 'public', rows: counted?.n, isEstimate: false });
    expect(posts.bytes).toBeGreaterThan(posts.indexBytes);
    expect(seen.migrations.at(-1)).toMatchObject({ name: '0000_baseline' });
    expect(seen.migrations.every(({ name }: { name: string }) => name !== '')).toBe(true);
    expect(seen.connections === null).toBe(engine === 'pglite');
    if (engine === 'pg') {
      expect(seen.connections.most).toBeGreaterThan(0);
      expect(seen.connections.open).toContainEqual(expect.objectContaining({ program: 'vitrina' }));
    }
  });

  test('where it is, and what was slow, is told to owners alone', async () => {
    await site().client.query('SELECT count(*) FROM generate_series(1, $1::int)', [3_000_000]);
    const seen = await get('owner');
    expect(seen.place).toMatch(engine === 'pg' ? /^(?:127\.0\.0\.1|\/\S+):\d+\/\w+$/ : /database$/);
    expect(seen.slowest.source).toBe('process');
    const slow = seen.slowest.items.find(({ sql }: { sql: string }) =>
      sql.includes('generate_series(1, $1::int)'),
    );
    expect(slow).toMatchObject({ calls: 1 });
    // Of its text only: a duration may happen to have these digits.
    const texts = seen.slowest.items.map(({ sql }: { sql: string }) => sql).join(' ');
    expect(texts).not.toContain('3000000');
    const { place, slowest } = await get('viewer');
    expect([place, slowest]).toEqual([null, null]);
  });

  test('an owner has what is in the log written to its place', async () => {
    expect((await as(site(), 'editor')('POST', `${url}/checkpoint`)).statusCode).toBe(403);
    const before = await get('owner');
    expect(before.checkpoint.allowed).toBe(true);
    const { at } = (await as(site(), 'owner')('POST', `${url}/checkpoint`)).json();
    expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse(before.checkpoint.at));
    expect((await lastAudits(site()))[0]).toMatchObject({
      subject: 'database',
      details: { checkpoint: true },
    });
  });

  test('a role that may not write it is told so', async () => {
    const tried = site().client.transaction(async (tx) => {
      await tx.exec('SET LOCAL ROLE pg_read_all_data');
      const db = drizzleOn(tx as SqlClient);
      await createDatabaseOverview({ db, clock: site().clock }).checkpoint(owner);
    });
    await expect(tried).rejects.toMatchObject({ code: 'conflict', reason: 'no_checkpoint_right' });
  });
});
