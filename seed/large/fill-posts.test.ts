import { count, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#contract/site/locales.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { fillPosts } from './fill-posts.ts';
import { tidyUp } from './tidy-up.ts';

const now = new Date('2026-10-15T12:00:00Z');

describe.each(engines)('filling a database on %s', (engine) => {
  const database = useDatabase(engine, 'demo');
  const countPosts = async () => (await database().db.select({ n: count() }).from(posts))[0]?.n ?? 0;
  let demo = 0;

  beforeAll(async () => {
    demo = await countPosts();
  });

  test('spreads the posts over the editions, and reports as it goes', async () => {
    const reported: number[] = [];
    const options = { locales, posts: 603, now, onProgress: (written: number) => reported.push(written) };
    expect(await fillPosts(database().db, options)).toBe(603);
    expect(reported).toEqual([500, 603]);
    const perEdition = await database()
      .db.select({ locale: posts.locale, n: count() })
      .from(posts)
      .where(like(posts.slug, '%-120'))
      .groupBy(posts.locale);
    expect(perEdition).toHaveLength(5);
    expect(await countPosts()).toBe(demo + 603);
  });

  test('goes on where it stopped', async () => {
    expect(await fillPosts(database().db, { locales: ['it'], posts: 10, now })).toBe(10);
    expect(await fillPosts(database().db, { locales, posts: 50, now })).toBe(50);
    expect(await countPosts()).toBe(demo + 663);
  });

  test('files every post under a category of its edition', async () => {
    const rows = await database()
      .db.select({ of: posts.locale, filedIn: categories.locale })
      .from(posts)
      .leftJoin(categories, eq(categories.id, posts.categoryId));
    expect(rows.filter(({ of, filedIn }) => of !== filedIn)).toEqual([]);
  });

  test('leaves the table tidy', async () => {
    await tidyUp(database().client);
    const { rows } = await database().client.query<{ known: number }>(
      "SELECT reltuples::int AS known FROM pg_class WHERE relname = 'posts'",
    );
    expect(rows[0]?.known).toBe(await countPosts());
  });
});
