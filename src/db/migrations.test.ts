import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { earningRows, formerEarnings } from './schema/commerce/earnings.ts';
import { editions } from './schema/running/editions.ts';

const folder = path.join(import.meta.dirname, 'migrations');
const files = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'));

/** What the release before, which still runs while this migration is made, would stumble over. */
const contracting: Record<string, RegExp> = {
  'takes a table away': /\bDROP TABLE\b/i,
  'takes a column away': /\bDROP COLUMN\b/i,
  renames: /\bRENAME\b/i,
  'changes a type': /\bALTER COLUMN\b.*\bTYPE\b/i,
  'wants a value that nobody gave':
    /\b(SET NOT NULL|DROP DEFAULT)\b|\bADD COLUMN\b(?!.*\bDEFAULT\b).*\bNOT NULL\b/i,
  'takes a function or trigger away': /\bDROP (FUNCTION|TRIGGER|TYPE|VIEW)\b/i,
};
/** Refusing rows that were fine is the same, unless the table is new as well. */
const refusing =
  /\b(?:ALTER TABLE "(\w+)" ADD CONSTRAINT \S+ (?:CHECK|UNIQUE)|CREATE UNIQUE INDEX \S+ ON "(\w+)")/i;

/** Looked at, and harmless while the release before runs: each with its reason. */
const allowed: Record<string, string> = {
  '0006_several_shops: wants a value that nobody gave': 'the database makes it of what every release writes',
  '0006_several_shops: refuses rows of offers':
    'one key allows more than the former did, the other is about what only this release writes',
};

function problemsOf(sql: string): string[] {
  const made = new Set(
    [...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/gi)].map(([, table]) => table),
  );
  return sql.split('--> statement-breakpoint').flatMap((statement) => {
    const code = statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ');
    const found = Object.keys(contracting).filter((what) => contracting[what]?.test(code));
    const [, checked, indexed] = refusing.exec(code) ?? [];
    const table = checked ?? indexed;
    return table && !made.has(table) ? [...found, `refuses rows of ${table}`] : found;
  });
}

describe('migrations', () => {
  test.each(files)('%s leaves the release before it running', (file) => {
    const problems = problemsOf(fs.readFileSync(path.join(folder, file), 'utf8'))
      .map((problem) => `${path.basename(file, '.sql')}: ${problem}`)
      .filter((problem) => !(problem in allowed));
    // Expand first, contract a release later (docs/operations.md), or say above why it is harmless.
    expect(problems).toEqual([]);
  });

  test.each([
    ['ALTER TABLE "posts" DROP COLUMN "title";', 'takes a column away'],
    ['ALTER TABLE "posts" RENAME COLUMN "title" TO "name";', 'renames'],
    ['ALTER TABLE "posts" ALTER COLUMN "id" SET DATA TYPE bigint;', 'changes a type'],
    ['ALTER TABLE "posts" ALTER COLUMN "note" SET NOT NULL;', 'wants a value that nobody gave'],
    ['ALTER TABLE "posts" ADD COLUMN "note" text NOT NULL;', 'wants a value that nobody gave'],
    ['CREATE UNIQUE INDEX "posts_note" ON "posts" USING btree ("note");', 'refuses rows of posts'],
    ['ALTER TABLE "posts" ADD CONSTRAINT "short" CHECK (length("note") < 9);', 'refuses rows of posts'],
  ])('%s would be noticed', (sql, problem) => {
    expect(problemsOf(sql)).toEqual([problem]);
  });

  test('what only adds is no problem', () => {
    const table = 'CREATE TABLE "notes" ("id" bigint NOT NULL);';
    const index = 'CREATE UNIQUE INDEX "notes_id" ON "notes" USING btree ("id");';
    const column = `ALTER TABLE "posts" ADD COLUMN "note" text DEFAULT '' NOT NULL;`;
    expect(problemsOf([table, index, column].join('--> statement-breakpoint'))).toEqual([]);
  });
});

describe.each(engines)('hosts that an edition named, on %s', (engine) => {
  const database = useDatabase(engine);

  test('are shops of that name, in their order', async () => {
    const { db } = database();
    const hosts = ['loja.example', 'awin1.com'];
    await db.insert(editions).values([
      { locale: 'br', siteName: 'Vitrina', formerShopHosts: hosts },
      { locale: 'it', siteName: 'Vitrina' },
    ]);
    const file = fs.readFileSync(path.join(folder, '0008_named_shops.sql'), 'utf8');
    await db.execute(sql.raw(file.split('--> statement-breakpoint').at(-1) ?? ''));
    const rows = await db.select({ shops: editions.shops }).from(editions).orderBy(editions.id);
    expect(rows.map(({ shops }) => shops)).toEqual([hosts.map(plainShop), []]);
  });
});

describe.each(engines)('earnings of the release before, on %s', (engine) => {
  const database = useDatabase(engine);

  test('go on being counted', async () => {
    const { db } = database();
    const former = { day: '2026-10-10', tag: 'loja-20', locale: 'br', currency: 'BRL' } as const;
    await db.insert(formerEarnings).values([
      { ...former, earned: 120 },
      { ...former, externalId: 'B0DEMO0001', earned: -20, revenue: 900, shippedItems: 2 },
    ]);
    const name = files.find((file) => file.endsWith('_single_earnings.sql')) ?? '';
    const file = fs.readFileSync(path.join(folder, name), 'utf8');
    await db.execute(sql.raw(file.split('--> statement-breakpoint').at(-1) ?? ''));
    const rows = await db.select().from(earningRows).orderBy(earningRows.earned);
    expect(rows).toMatchObject([
      {
        ...former,
        source: 'amazon',
        state: 'approved',
        externalId: 'B0DEMO0001',
        earned: -20,
        revenue: 900,
        shippedItems: 2,
      },
      { ...former, source: 'amazon', state: 'approved', externalId: '', earned: 120, reportId: null },
    ]);
  });
});
