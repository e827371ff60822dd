import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { LeaseLost } from '#db/lease.ts';
import type { Db } from '#db/open.ts';
import { leaseImports } from '#server/domain/commerce/imports/imports.queries.ts';
import { leasePriceRuns } from '#server/domain/commerce/price-runs/price-runs.queries.ts';
import { leaseRenderRuns, ofEditions } from '#server/domain/pages/render-runs/render-runs.queries.ts';
import { leaseParityRuns } from '#server/domain/readers/crawlers/parity.queries.ts';
import { claimDueLinks } from '#server/domain/writing/links/check-links.queries.ts';
import { useDatabase } from '#test/harness/database.ts';

const now = new Date('2026-10-15T12:00:00Z');
const clock = () => now;
const day = '2026-10-15';

interface Claim {
  insert: string;
  claim: (db: Db) => Promise<unknown>;
}

const claims: Record<string, Claim> = {
  render_runs: {
    insert: "(scope, speed, started_by) VALUES ('all', 5, 'Edu')",
    claim: (db) => leaseRenderRuns(db, clock).claim(ofEditions),
  },
  imports: {
    insert: `(file_name, stored_as, bytes, shape, columns, sample, state, started_by_id, started_by)
      VALUES ('a.csv', 'a', 1, '{}', '[]', '[]', 'waiting_to_apply', '1', 'Edu')`,
    claim: (db) => leaseImports(db, clock).claim(),
  },
  parity_runs: {
    insert: `(scope, started_by, day) VALUES ('all', 'Edu', '${day}')`,
    claim: (db) => leaseParityRuns(db, clock).claim(),
  },
  link_checks: {
    insert: "(url, due_at) VALUES ('https://loja.example/', '2026-10-15T11:00:00Z')",
    claim: async (db) => (await claimDueLinks(db, now, new Date('2026-10-15T13:00:00Z'), 5))[0],
  },
};

/** Only a server has several connections; in the embedded database one statement follows the other. */
describe('what one server is about to take', () => {
  const database = useDatabase('pg');
  let other: pg.Client;
  beforeAll(async () => {
    const { rows } = await database().client.query<{ name: string }>('SELECT current_database() AS name');
    other = new pg.Client(`${(inject('postgres') as { url: string }).url}/${rows[0]?.name}`);
    await other.connect();
  });
  afterAll(() => other.end());

  test.each(Object.entries(claims))('of %s is neither waited for nor taken twice', async (table, line) => {
    await database().client.query(`INSERT INTO ${table} ${line.insert}`);
    await other.query('BEGIN');
    await other.query(`SELECT id FROM ${table} FOR UPDATE`);
    expect(await line.claim(database().db)).toBeUndefined();
    await other.query('ROLLBACK');
    expect(await line.claim(database().db)).toMatchObject({ id: 1 });
    expect(await line.claim(database().db)).toBeUndefined();
  });

  test('of price_runs is waited for by the next attempt, and then no longer the one before’s', async () => {
    const { db, client } = database();
    await client.query(`INSERT INTO price_runs (locale, marketplace, trigger, day)
      VALUES ('br', 'demo', 'manual', '${day}')`);
    const [before, next] = [leasePriceRuns(db, clock), leasePriceRuns(db, clock)];
    expect(await before.claim()).toMatchObject({ id: 1 });
    expect(await before.claim()).toBeUndefined();
    await other.query('BEGIN');
    await other.query('SELECT id FROM price_runs FOR UPDATE');
    const claimed = next.claim();
    const isWaited = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await other.query(isWaited)).rowCount, { timeout: 30_000 }).toBe(1);
    await other.query('COMMIT');
    expect(await claimed).toMatchObject({ id: 1 });
    await expect(before.beat(1)).rejects.toThrow(LeaseLost);
    expect(await before.claim()).toBeUndefined();
    await next.beat(1);
  });
});
