import fs from 'node:fs';
import path from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { locales } from '#contract/site/locales.ts';
import { articles } from '#db/schema/writing/articles.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { outsideTransactionScope } from '#db/transaction-scope.ts';
import { createDice } from '#seed/large/dice.ts';
import { type Engine, engines, useDatabase } from '#test/harness/database.ts';
import { listDeskPosts, listLackedBy } from '../desk/desk.queries.ts';

const content = { type: 'doc' as const, content: [] };
const groupOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = (second: number) => new Date(Date.UTC(2026, 9, 1, 12, 0, second));
let serial = 0;
const postOf = (group: number, locale: (typeof locales)[number]) => ({
  groupId: groupOf(group),
  locale,
  slug: `p-${++serial}`,
  title: 'Um texto',
  content,
});

/** What is kept and what counting gives, where they are not the same. Groups that nothing is left of may be kept. */
const DIFFERENT = sql`
  SELECT * FROM (
    SELECT group_id, coalesce(editions, '{}') AS editions, updated_at, last_post_id, first_published_id FROM articles
  ) kept
  FULL JOIN (
    SELECT group_id,
      coalesce(array_agg(DISTINCT locale ORDER BY locale) FILTER (WHERE trashed_at IS NULL), '{}') AS editions,
      max(updated_at) FILTER (WHERE trashed_at IS NULL) AS updated_at,
      (array_agg(id ORDER BY updated_at DESC, id DESC) FILTER (WHERE trashed_at IS NULL))[1] AS last_post_id,
      min(id) FILTER (WHERE status = 'published') AS first_published_id
    FROM posts GROUP BY group_id
  ) counted USING (group_id)
  WHERE (kept.editions, kept.updated_at, kept.last_post_id, kept.first_published_id) IS DISTINCT FROM
    (coalesce(counted.editions, '{}'), counted.updated_at, counted.last_post_id, counted.first_published_id)`;

describe.each(engines)('what is kept of articles, on %s', (engine: Engine) => {
  const database = useDatabase(engine, 'demo');
  const expectExact = async (after: string) =>
    expect((await database().db.execute(DIFFERENT)).rows, after).toEqual([]);

  test('is what counting gives, whatever is done to posts', async () => {
    const { db } = database();
    await expectExact('the demonstration');
    const dice = createDice(19);
    const any = () => groupOf(dice.below(6));
    const ours = inArray(posts.groupId, [0, 1, 2, 3, 4, 5].map(groupOf));
    const half = sql`${ours} AND ${posts.id} % 2 = ${sql.raw(String(dice.below(2)))}`;
    const edition = () => locales[dice.below(locales.length)] ?? 'br';
    const steps: Record<string, () => Promise<unknown>> = {
      'some come': () =>
        db
          .insert(posts)
          .values(Array.from({ length: 1 + dice.below(4) }, () => postOf(dice.below(6), edition()))),
      'some are published': () => db.update(posts).set({ status: 'published' }).where(half),
      'an article is touched': () =>
        db
          .update(posts)
          .set({ updatedAt: at(dice.below(60)) })
          .where(eq(posts.groupId, any())),
      'some are in the trash': () =>
        db
          .update(posts)
          .set({ trashedAt: at(0), status: 'archived' })
          .where(half),
      'an article is back': () => db.update(posts).set({ trashedAt: null }).where(eq(posts.groupId, any())),
      'some move to another article': () => db.update(posts).set({ groupId: any() }).where(half),
      'some change their edition': () => db.update(posts).set({ locale: edition() }).where(half),
      'a word changes': () => db.update(posts).set({ title: 'Outro' }).where(ours),
      'an article goes': () => db.delete(posts).where(eq(posts.groupId, any())),
    };
    for (let round = 0; round < 5; round += 1) {
      for (const [what, step] of Object.entries(steps)) {
        await step();
        await expectExact(`${what}, round ${round}`);
      }
    }
    expect(await db.$count(articles, sql`${articles.groupId} IN ${[0, 1, 2, 3, 4, 5].map(groupOf)}`)).toBe(6);
  });

  test('is made of what was there before it was kept', async () => {
    const { db } = database();
    await db.delete(articles);
    const folder = path.resolve('src/db/migrations');
    const name = fs.readdirSync(folder).find((file) => file.endsWith('_articles.sql')) ?? '';
    const file = fs.readFileSync(path.join(folder, name), 'utf8');
    await db.execute(sql.raw(file.split('--> statement-breakpoint').at(-1) ?? ''));
    await expectExact('the migration');
  });

  test('lists what an edition lacks, one by one as all together', async () => {
    const { db } = database();
    const brought = await db
      .insert(posts)
      .values([postOf(20, 'br'), postOf(21, 'us'), postOf(22, 'mx')])
      .returning();
    await db
      .update(posts)
      .set({ status: 'published' })
      .where(
        inArray(
          posts.id,
          brought.map(({ id }) => id),
        ),
      );
    const ids = await listLackedBy(db, 'it', 100);
    const page = { sort: 'updated', limit: 100 } as const;
    const walked = await listDeskPosts(db, { words: [], lackedBy: 'it' }, page);
    expect(walked).toEqual(await listDeskPosts(db, { words: [], ids }, page));
    expect(walked.map(({ id }) => id)).toEqual(expect.arrayContaining(brought.map(({ id }) => id)));
  });
});

describe('what is kept of articles, by two who write at once', () => {
  const database = useDatabase('pg');
  const isWaited = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

  test('has both of their editions', async () => {
    const { db } = database();
    let second: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.insert(posts).values(postOf(9, 'br'));
      const waiting = outsideTransactionScope(async () => {
        second = db.insert(posts).values(postOf(9, 'it')).execute();
        await expect.poll(async () => (await db.execute(isWaited)).rows.length, { timeout: 30_000 }).toBe(1);
      });
      await waiting;
    });
    await second;
    expect(await db.select({ editions: articles.editions }).from(articles)).toEqual([
      { editions: ['br', 'it'] },
    ]);
  });
});
