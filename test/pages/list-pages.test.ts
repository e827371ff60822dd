import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { insertPosts } from '#test/harness/app.ts';
import { useServedSite } from '#test/harness/programs/served-site.ts';

const site = useServedSite('pg');
const POSTS = 70;

beforeAll(async () => {
  const where = and(eq(categories.locale, 'br'), eq(categories.slug, 'casa'));
  const [category] = await site().db.select().from(categories).where(where);
  await site().db.delete(posts).where(eq(posts.locale, 'br'));
  await insertPosts(
    site(),
    Array.from({ length: POSTS }, () => ({ categoryId: category?.id ?? 0 })),
  );
});

const cardsOf = (html: string) =>
  [...html.matchAll(/<article[^>]*>.*?<a [^>]*href="([^"]+)"/gs)].map(([, to]) => to);
const ask = async (path: string) => {
  const { status, body } = await site().ask(path);
  return { status, html: String(body) };
};

describe.each([
  { list: '/br', part: 6, last: Math.ceil((POSTS - 1) / 6), on: 'the home page' },
  { list: '/br/categoria/casa', part: 24, last: Math.ceil(POSTS / 24), on: 'a category' },
  { list: '/br/avaliacao', part: 12, last: 2, on: 'the reviews' },
])('a page of $on', ({ list, part, last }) => {
  test('shows its own part and no more, and all of them together show everything once', async () => {
    const seen: (string | undefined)[] = [];
    for (let page = 1; page <= last; page += 1) {
      const { status, html } = await ask(page === 1 ? list : `${list}?page=${page}`);
      expect([page, status]).toEqual([page, 200]);
      const cards = cardsOf(html);
      expect(cards.length, `page ${page}`).toBeLessThanOrEqual(part);
      seen.push(...cards);
      expect(html.includes('rel="next"'), `page ${page}`).toBe(page < last);
    }
    const published = list.includes('avaliacao')
      ? (
          await site()
            .db.select()
            .from(reviews)
            .where(and(eq(reviews.locale, 'br'), eq(reviews.status, 'published')))
        ).length
      : POSTS - (list === '/br' ? 1 : 0);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(published);
  });

  test('is not there beyond the last', async () => {
    for (const page of [last + 1, 500, 99_999, 1e15]) {
      const { status, html } = await ask(`${list}?page=${page}`);
      expect([page, status]).toEqual([page, 404]);
      expect(html).toContain('Página não encontrada');
      expect(html).toContain('noindex');
    }
  });

  test('is kept like any other, and every way of asking for the first is the first', async () => {
    const { counts } = site();
    await ask(`${list}?page=2`);
    const rendered = () => counts.of('br').answers.render;
    const before = rendered();
    for (const query of ['page=2', 'page=2&utm_source=x', 'page=2&page=7']) await ask(`${list}?${query}`);
    for (const query of ['page=1', 'page=x', 'page=02', 'page=-1', 'page=1e3']) await ask(`${list}?${query}`);
    expect(rendered()).toBe(before);
  });
});

test('an address that a form made without scripts leads to what was chosen in it, kept or not', async () => {
  const led = async (path: string) => {
    const { status, headers } = await site().ask(path);
    return [status, headers.location];
  };
  await ask('/br/avaliacao');
  await ask('/br/avaliacao?category=casa');
  expect(await led('/br/avaliacao?q=&category=&brand=&sort=')).toEqual([301, '/br/avaliacao']);
  expect(await led('/br/avaliacao?q=&category=casa&brand=')).toEqual([301, '/br/avaliacao?category=casa']);
  expect(await led('/br/avaliacao?q=caf%C3%A9+com&sort=')).toEqual([301, '/br/avaliacao?q=caf%C3%A9+com']);
  expect(await led('/br/avaliacao?utm_source=&category=casa')).toEqual([200, undefined]);
  expect(await led('/br/sobre?q=')).toEqual([200, undefined]);
  expect(await ask('/br/avaliacao?q=fryer')).toMatchObject({ status: 200 });
});
