import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Category } from '#contract/writing/categories/categories.schemas.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { insertPosts, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { failureOf } from '#test/harness/failure.ts';

describe.each(engines)('categories on %s', (engine) => {
  const site = useApp(engine);
  let [a, b, c] = [0, 0, 0];

  const popular = async (limit = 50): Promise<string[]> =>
    (await site().app.inject(`/api/categories/popular?locale=us&limit=${limit}`))
      .json()
      .map(({ slug }: Category) => slug);

  /** The counts that are kept must be those that counting gives, for every category of the database. */
  const expectCounts = async (expected: [number, number, number]) => {
    const { rows: wrong } = await site().db.execute(sql`
      SELECT slug, post_count, counted FROM categories
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS counted FROM posts WHERE category_id = categories.id AND status = 'published'
      ) AS truth
      WHERE post_count <> counted`);
    expect(wrong).toEqual([]);
    const kept = await site()
      .db.select({ n: categories.postCount })
      .from(categories)
      .where(inArray(categories.id, [a, b, c]))
      .orderBy(asc(categories.id));
    expect(kept.map(({ n }) => n)).toEqual(expected);
  };
  const inUs = (categoryId: number | null, count = 1, status: 'published' | 'draft' = 'published') =>
    Array.from({ length: count }, () => ({ locale: 'us' as const, categoryId, status }));

  beforeEach(async () => {
    const { db } = site();
    await db.delete(posts).where(eq(posts.locale, 'us'));
    await db.delete(categories).where(eq(categories.locale, 'us'));
    const made = await db
      .insert(categories)
      .values(['alpha', 'beta', 'gamma'].map((slug) => ({ locale: 'us' as const, slug, name: slug })))
      .returning({ id: categories.id });
    [a = 0, b = 0, c = 0] = made.map(({ id }) => id);
  });

  test('the demo’s are popular by their posts, then in their own order, and never empty', async () => {
    const listed = (await site().app.inject('/api/categories/popular?limit=50')).json() as Category[];
    expect(listed.slice(0, 5).map(({ slug }) => slug)).toEqual([
      'cozinha',
      'casa',
      'automotivo',
      'compras-inteligentes',
      'ferramentas',
    ]);
    for (const category of listed) expect(Object.keys(category)).toEqual(['id', 'name', 'slug']);
    const italian = (await site().app.inject('/api/categories/popular?locale=it&limit=50')).json();
    expect([listed.length, italian.length]).toEqual([14, 14]);
    expect((await site().app.inject('/api/categories/popular')).json()).toEqual(listed.slice(0, 10));
  });

  test('are listed by their posts, and left out without any', async () => {
    expect(await popular()).toEqual([]);
    await insertPosts(site(), [...inUs(c, 2), ...inUs(a), ...inUs(b), ...inUs(b, 5, 'draft')]);
    expect(await popular()).toEqual(['gamma', 'alpha', 'beta']);
    expect(await popular(2)).toEqual(['gamma', 'alpha']);
    await site().db.delete(posts).where(eq(posts.categoryId, a));
    await insertPosts(site(), inUs(b, 2));
    expect(await popular()).toEqual(['beta', 'gamma']);
  });

  test('count what is inserted, many rows at a time', async () => {
    await insertPosts(site(), [...inUs(a, 3), ...inUs(b, 2), ...inUs(b, 2, 'draft'), ...inUs(null, 2)]);
    await expectCounts([3, 2, 0]);
  });

  test('count what is published, taken back and moved', async () => {
    const { db } = site();
    await insertPosts(site(), [...inUs(a, 4), ...inUs(b, 3, 'draft')]);
    await expectCounts([4, 0, 0]);
    const ofUs = eq(posts.locale, 'us');
    await db
      .update(posts)
      .set({ status: 'published' })
      .where(and(ofUs, eq(posts.categoryId, b)));
    await expectCounts([4, 3, 0]);
    await db
      .update(posts)
      .set({ status: 'archived' })
      .where(and(ofUs, eq(posts.categoryId, a)));
    await expectCounts([0, 3, 0]);
    await db
      .update(posts)
      .set({ status: 'published', categoryId: c })
      .where(and(ofUs, eq(posts.categoryId, a)));
    await expectCounts([0, 3, 4]);
    await db.update(posts).set({ title: 'Renamed' }).where(ofUs);
    await expectCounts([0, 3, 4]);
    // Both at once, each into the other's place.
    await db
      .update(posts)
      .set({ categoryId: sql`CASE WHEN ${posts.categoryId} = ${b} THEN ${c}::bigint ELSE ${b}::bigint END` })
      .where(ofUs);
    await expectCounts([0, 4, 3]);
    await db
      .update(posts)
      .set({ categoryId: null })
      .where(and(ofUs, eq(posts.categoryId, b)));
    await expectCounts([0, 0, 3]);
    await db.update(posts).set({ categoryId: a }).where(ofUs);
    await expectCounts([7, 0, 0]);
    expect(await popular()).toEqual(['alpha']);
  });

  test('count what is deleted', async () => {
    const { db } = site();
    await insertPosts(site(), [...inUs(a, 3), ...inUs(a, 2, 'draft'), ...inUs(b, 2)]);
    await db.delete(posts).where(and(eq(posts.categoryId, a), eq(posts.status, 'draft')));
    await expectCounts([3, 2, 0]);
    await db.delete(posts).where(inArray(posts.categoryId, [a, b]));
    await expectCounts([0, 0, 0]);
    expect(await popular()).toEqual([]);
  });

  test('count an upsert once', async () => {
    const [row] = await insertPosts(site(), inUs(a));
    if (!row) throw new Error('No post was made.');
    await site()
      .db.insert(posts)
      .values({ ...row, categoryId: b })
      .onConflictDoUpdate({ target: posts.id, set: { categoryId: b } });
    await expectCounts([0, 1, 0]);
  });

  test('do not count what was rolled back', async () => {
    const undone = site().db.transaction(async (tx) => {
      await insertPosts({ db: tx, clock: site().clock }, inUs(a, 3));
      throw new Error('Never mind.');
    });
    expect((await failureOf(undone)).message).toBe('Never mind.');
    await expectCounts([0, 0, 0]);
  });

  test('count what several write at once', async () => {
    await Promise.all(
      Array.from({ length: 24 }, (_, n) => insertPosts(site(), inUs([a, b, c][n % 3] ?? a, 2))),
    );
    await expectCounts([16, 16, 16]);
  });

  test('let their posts go when they are deleted, and the posts stay', async () => {
    await insertPosts(site(), [...inUs(a, 2), ...inUs(b)]);
    await site().db.delete(categories).where(eq(categories.id, a));
    expect(await popular()).toEqual(['beta']);
    const home = (await site().app.inject('/api/home-data?locale=us')).json();
    expect(home.posts).toHaveLength(3);
    expect(Object.keys(home.categoryMap)).toEqual([String(b)]);
  });

  test('tell how many posts they have', async () => {
    await insertPosts(site(), inUs(b, 2));
    const count = async () => (await site().app.inject(`/api/categories/${b}`)).json().postCount;
    expect(await count()).toBe(2);
    await site().db.delete(posts).where(eq(posts.categoryId, b));
    expect(await count()).toBe(0);
  });
});
