import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { engines, useDatabase } from '#test/harness/database.ts';
import { formerTables, stumblesOf } from '#test/harness/former-program.ts';
import { knownMigrations } from './known-migrations.ts';
import { READABLE_FROM, readableFromAmong } from './readable-from.ts';

const known = knownMigrations();
const promised = known.filter(({ at }) => at >= readableFromAmong(known)).map(({ name }) => name);

test('snapshots are kept of what may run beside this version, and of nothing before it', () => {
  const folder = path.join(import.meta.dirname, '../migrations/meta');
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
  expect(snapshots.toSorted()).toEqual(promised.map((name) => `${name.slice(0, 4)}_snapshot.json`));
});

describe.each(engines)('a program of a former version, on %s', (engine) => {
  const database = useDatabase(engine);

  test.each(promised)('finds all that it knew at %s, as it knew it', async (name) => {
    // Expand first, contract a release later (docs/operations.md): then READABLE_FROM moves on.
    expect(await stumblesOf(database().client, formerTables(name))).toEqual([]);
  });

  test('is one that knows a migration of ours', () => {
    expect(promised[0]).toBe(READABLE_FROM);
  });

  test.each([
    ['DROP TABLE view_days', 'view_days is gone'],
    ['ALTER TABLE posts RENAME COLUMN excerpt TO summary', 'posts.excerpt is gone'],
    ['ALTER TABLE view_days ALTER COLUMN count TYPE bigint', 'view_days.count is bigint'],
    ['ALTER TABLE rendered_pages ALTER COLUMN store SET NOT NULL', 'rendered_pages.store wants a value'],
    ['ALTER TABLE view_days ADD COLUMN quarter int NOT NULL', 'view_days.quarter wants a value'],
    ['CREATE UNIQUE INDEX one_title ON posts (title)', 'posts has the new rule one_title'],
    ['ALTER TABLE view_days ADD CONSTRAINT few CHECK (count < 9)', 'view_days has the new rule few'],
  ])('would stumble over %s', async (change, stumble) => {
    const undo = new Error('Only to look.');
    let found: string[] = [];
    const tried = database().client.transaction(async (tx) => {
      await tx.exec(change);
      found = await stumblesOf(tx, formerTables(READABLE_FROM));
      throw undo;
    });
    await expect(tried).rejects.toBe(undo);
    expect(found).toEqual([stumble]);
  });

  test('does not mind what is new and asks nothing of it', async () => {
    const undo = new Error('Only to look.');
    const tried = database().client.transaction(async (tx) => {
      await tx.exec(`CREATE TABLE notes (post bigint NOT NULL REFERENCES posts (id));
        ALTER TABLE posts ADD COLUMN note text; ALTER TABLE posts ADD COLUMN notes int NOT NULL DEFAULT 0;
        CREATE UNIQUE INDEX one_note ON posts (note)`);
      expect(await stumblesOf(tx, formerTables(READABLE_FROM))).toEqual([]);
      throw undo;
    });
    await expect(tried).rejects.toBe(undo);
  });
});
