import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { HomeData } from '#contract/writing/posts/posts.schemas.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { demoNow, insertPosts, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';

const SIZE = 49;

describe.each(engines)('home data on %s', (engine) => {
  const site = useApp(engine);
  const page = async (locale: string, cursor: string | null = null): Promise<HomeData> => {
    const query = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    return (await site().app.inject(`/api/home-data?locale=${locale}${query}`)).json();
  };
  const walk = async (locale: string, betweenPages = async () => {}) => {
    const pages = [await page(locale)];
    for (
      let cursor = pages[0]?.nextCursor ?? null;
      cursor !== null;
      cursor = pages.at(-1)?.nextCursor ?? null
    ) {
      await betweenPages();
      pages.push(await page(locale, cursor));
    }
    return pages;
  };
  const idsOf = (pages: HomeData[]) => pages.flatMap((each) => each.posts.map(({ id }) => id));
  /** What the walk must come to, by another way: everything at once, sorted here. */
  const expectedIds = async (locale: 'us' | 'it') => {
    const rows = await site().db.select().from(posts).where(eq(posts.locale, locale));
    return rows
      .filter(({ status }) => status === 'published')
      .sort((a, b) => Number(b.publishedAt) - Number(a.publishedAt) || b.id - a.id)
      .map(({ id }) => id);
  };

  describe('of an edition with many posts', () => {
    beforeEach(async () => {
      await site().db.delete(posts).where(eq(posts.locale, 'us'));
      const minute = (n: number) => new Date(demoNow.getTime() - n * 60_000);
      // Sixty share one moment, so that pages end inside it; the rest share theirs by threes, a millisecond apart.
      await insertPosts(site(), [
        ...Array.from({ length: 30 }, (_, n) => ({
          locale: 'us' as const,
          publishedAt: minute(Math.floor(n / 3)),
        })),
        ...Array.from({ length: 60 }, () => ({ locale: 'us' as const, publishedAt: minute(60) })),
        ...Array.from({ length: 30 }, (_, n) => ({
          locale: 'us' as const,
          publishedAt: new Date(minute(90).getTime() - Math.floor(n / 3)),
        })),
        { locale: 'us', status: 'draft' },
        { locale: 'us', status: 'scheduled', publishedAt: null },
        { locale: 'us', status: 'archived', publishedAt: minute(60) },
        { locale: 'br', publishedAt: minute(60) },
      ]);
    });

    test('is walked through without gap or repetition, however many share a moment', async () => {
      const pages = await walk('us');
      expect(pages.map((each) => each.posts.length)).toEqual([SIZE, SIZE, 120 - 2 * SIZE]);
      expect(idsOf(pages)).toEqual(await expectedIds('us'));
      expect(new Set(idsOf(pages)).size).toBe(120);
    });

    test('begins with any of its pages, and has none beyond the last', async () => {
      const ids = await expectedIds('us');
      const from = async (number: number) => {
        const answer = await site().app.inject(`/api/home-data?locale=us&page=${number}`);
        return { status: answer.statusCode, data: answer.json() as HomeData };
      };
      expect(idsOf([(await from(1)).data])).toEqual(ids.slice(0, SIZE));
      const { data } = await from(3);
      expect(idsOf([data])).toEqual(ids.slice(13, 13 + SIZE));
      expect(idsOf([await page('us', data.nextCursor)])).toEqual(ids.slice(13 + SIZE, 13 + 2 * SIZE));
      expect(idsOf([(await from(20)).data])).toEqual(ids.slice(-5));
      for (const beyond of [21, 500, 100_000]) expect((await from(beyond)).status).toBe(404);
      for (const nonsense of ['0', '-1', '1.5', 'x', '100001', '1e400'])
        expect((await from(nonsense as unknown as number)).status, nonsense).toBe(400);
    });

    test('is not disturbed by a post that appears, or goes, on the way', async () => {
      const before = await expectedIds('us');
      let steps = 0;
      const pages = await walk('us', async () => {
        steps += 1;
        await insertPosts(site(), [{ locale: 'us', publishedAt: new Date(demoNow.getTime() + steps) }]);
        await site()
          .db.delete(posts)
          .where(eq(posts.id, before[steps] ?? 0));
      });
      expect(idsOf(pages)).toEqual(before);
    });

    test('has its order from the query, not from an index that happens to have it', async () => {
      await site().db.execute(sql`DROP INDEX posts_newest`);
      expect(idsOf(await walk('us'))).toEqual(await expectedIds('us'));
    });
  });

  test('ends where the posts end, at exactly one page too', async () => {
    const here = (await page('it')).posts.length;
    await insertPosts(
      site(),
      Array.from({ length: SIZE - here }, () => ({ locale: 'it' as const })),
    );
    const full = await page('it');
    expect([full.posts.length, full.nextCursor]).toEqual([SIZE, null]);
    await insertPosts(site(), [{ locale: 'it', publishedAt: new Date('2020-01-01') }]);
    const first = await page('it');
    const second = await page('it', first.nextCursor);
    expect([first.posts.length, second.posts.length, second.nextCursor]).toEqual([SIZE, 1, null]);
    expect(idsOf([first, second])).toEqual(await expectedIds('it'));
  });

  test('maps exactly the categories of its posts, by their number', async () => {
    const { db } = site();
    const [uncategorised] = await insertPosts(site(), [{ locale: 'mx', categoryId: null }]);
    const data = await page('mx');
    const named = new Set(data.posts.flatMap(({ categoryId }) => categoryId ?? []));
    expect(Object.keys(data.categoryMap).map(Number).sort()).toEqual([...named].sort());
    for (const [key, category] of Object.entries(data.categoryMap)) {
      const [row] = await db
        .select()
        .from(categories)
        .where(eq(categories.id, Number(key)));
      expect(category).toEqual({ id: row?.id, name: row?.name, slug: row?.slug });
    }
    expect(data.posts.find(({ id }) => id === uncategorised?.id)?.categoryId).toBeNull();
  });

  test('is empty, and no failure, where there are no posts or no more', async () => {
    await site().db.delete(posts).where(eq(posts.locale, 'es'));
    const nothing = { posts: [], categoryMap: {}, nextCursor: null };
    expect(await page('es')).toEqual(nothing);
    expect(await page('es', Buffer.from('0.1').toString('base64url'))).toEqual(nothing);
    const farthest = Buffer.from(`${'9'.repeat(14)}.${'9'.repeat(15)}`).toString('base64url');
    expect((await page('mx', farthest)).posts).toEqual((await page('mx')).posts);
  });

  test.each([
    ['', 'an empty one'],
    ['abc', 'a word'],
    ['%00', 'a NUL'],
    [Buffer.from('1760529600000').toString('base64url'), 'one without a number'],
    [Buffer.from('1760529600000.').toString('base64url'), 'one with an empty number'],
    [Buffer.from('-1.5').toString('base64url'), 'a negative moment'],
    [Buffer.from('1.5.5').toString('base64url'), 'one too many parts'],
    [Buffer.from(`1.${'9'.repeat(30)}`).toString('base64url'), 'a number too large'],
    [Buffer.from(`${'9'.repeat(30)}.1`).toString('base64url'), 'a moment too late'],
    [Buffer.from("1.1'; DROP TABLE posts; --").toString('base64url'), 'SQL'],
    ['a'.repeat(201), 'one too long'],
    ['MS4x&cursor=MS4x', 'two of them'],
  ])('refuses the cursor "%s": %s', async (cursor) => {
    const answer = await site().app.inject(`/api/home-data?cursor=${cursor}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: {
        code: 'invalid_input',
        message: 'O pedido tem algo que não podemos aceitar. Confira os campos indicados.',
        fields: { cursor: expect.any(String) },
      },
    });
  });
});
