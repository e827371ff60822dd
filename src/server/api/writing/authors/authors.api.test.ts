import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AuthorPart } from '#contract/writing/authors/authors.schemas.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { editions } from '#db/schema/running/editions.ts';
import { authorAliases, authors } from '#db/schema/writing/authors.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { insertPosts, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';

describe.each(engines)('who writes, on %s', (engine) => {
  const site = useApp(engine);
  let id = 0;
  const read = async (query = 'locale=br', slug = 'lia-prado') =>
    site().app.inject(`/api/authors/by-slug/${slug}?${query}`);
  const part = async (query?: string): Promise<AuthorPart> => (await read(query)).json();
  const at = (minute: number) => new Date(Date.UTC(2026, 8, 1, 12, minute));
  const write = (locale: 'br' | 'it' | 'us', many: number, status: 'published' | 'draft' = 'published') =>
    insertPosts(
      site(),
      Array.from({ length: many }, (_, index) => ({
        locale,
        status,
        authorId: id,
        author: 'Lia Prado',
        publishedAt: at(index),
      })),
    );

  beforeEach(async () => {
    const { db } = site();
    await db.delete(posts).where(eq(posts.author, 'Lia Prado'));
    await db.delete(authors).where(eq(authors.slug, 'lia-prado'));
    const words = { br: 'Escreve sobre casa.', it: 'Scrive di casa.' };
    const [made] = await db
      .insert(authors)
      .values({ slug: 'lia-prado', name: 'Lia Prado', words, knows: { br: ['casa'] } })
      .returning();
    id = made?.id ?? 0;
  });

  test('is shown in the language of the edition, with every edition that has something of theirs', async () => {
    await write('br', 2);
    await write('it', 1);
    await write('us', 1);
    const { author } = await part();
    expect(author).toMatchObject({
      name: 'Lia Prado',
      words: 'Escreve sobre casa.',
      knows: ['casa'],
      posts: 2,
      reviews: 0,
      editions: ['br', 'it'],
    });
    expect((await part('locale=it')).author).toMatchObject({ words: 'Scrive di casa.', knows: [], posts: 1 });
  });

  test('has no page where nothing of theirs can be read, nor in an edition that is closed', async () => {
    await write('br', 1, 'draft');
    expect((await read()).statusCode).toBe(404);
    await write('us', 1);
    expect((await read('locale=us')).statusCode).toBe(404);
    await site().db.update(editions).set({ status: 'active' }).where(eq(editions.locale, 'us'));
    expect((await read('locale=us')).statusCode).toBe(200);
    await site().db.update(editions).set({ status: 'coming_soon' }).where(eq(editions.locale, 'us'));
    expect((await read('locale=br', 'nobody')).statusCode).toBe(404);
  });

  test('is found under an address of before, and says the present one', async () => {
    await write('br', 1);
    await site().db.insert(authorAliases).values({ slug: 'l-prado', authorId: id });
    expect((await read('locale=br', 'l-prado')).json().author.slug).toBe('lia-prado');
  });

  test('has articles and reviews in one list, newest first, part after part and page after page', async () => {
    const { db } = site();
    await write('br', 20);
    const some = await db
      .select({ id: reviews.id })
      .from(reviews)
      .where(eq(reviews.locale, 'br'))
      .orderBy(reviews.id)
      .limit(5);
    const former = await db
      .select()
      .from(reviews)
      .where(
        inArray(
          reviews.id,
          some.map((each) => each.id),
        ),
      );
    for (const [index, review] of some.entries()) {
      // Of the very moment of an article: the order must be a definite one all the same.
      await db
        .update(reviews)
        .set({ authorId: id, publishedAt: at(index * 3) })
        .where(eq(reviews.id, review.id));
    }
    const parts: AuthorPart[] = [await part()];
    for (let last = parts.at(-1); last?.nextCursor; last = parts.at(-1)) {
      parts.push(await part(`locale=br&cursor=${last.nextCursor}`));
    }
    expect(parts.map(({ works }) => works.length)).toEqual([12, 12, 1]);
    const all = parts.flatMap(({ works }) => works);
    expect(new Set(all.map((work) => `${work.kind} ${work.id}`)).size).toBe(25);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect(all.filter(({ kind }) => kind === 'review')).toHaveLength(5);
    expect((await part('locale=br&page=2')).works).toEqual(parts[1]?.works);
    expect((await read('locale=br&page=4')).statusCode).toBe(404);
    for (const { id: reviewId, authorId, publishedAt } of former) {
      await db.update(reviews).set({ authorId, publishedAt }).where(eq(reviews.id, reviewId));
    }
  });

  test('stands at their articles and reviews as a person, and as a line once they are gone', async () => {
    const [post] = await write('br', 1);
    const read = async () => (await site().app.inject(`/api/posts/by-slug/${post?.slug}?locale=br`)).json();
    expect(await read()).toMatchObject({ author: 'Lia Prado', authorPath: '/br/autor/lia-prado' });
    await site().db.delete(authors).where(eq(authors.id, id));
    const left = await read();
    expect([left.author, left.authorPath]).toEqual(['Lia Prado', undefined]);
    const review = await site().app.inject('/api/reviews/by-slug/nimbra-aero-3?locale=it');
    expect(review.json().authorPath).toMatch(/^\/it\/autore\/[a-z-]+$/);
  });
});
