import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Post } from '#contract/writing/posts/posts.schemas.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { demoNow, insertPosts, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';

describe.each(engines)('around a post on %s', (engine) => {
  const site = useApp(engine);
  const read = async (slug: string, locale = 'us'): Promise<Post> =>
    (await site().app.inject(`/api/posts/by-slug/${slug}?locale=${locale}`)).json();
  const hoursAgo = (hours: number) => new Date(demoNow.getTime() - hours * 3_600_000);
  const us = (slug: string, hours: number, more: Partial<typeof posts.$inferInsert> = {}) => ({
    locale: 'us' as const,
    slug,
    title: `Title of ${slug}`,
    publishedAt: hoursAgo(hours),
    ...more,
  });

  beforeEach(async () => {
    await site().db.delete(posts).where(eq(posts.locale, 'us'));
  });

  test('stand the ones before and after it, also at the same moment', async () => {
    await insertPosts(site(), [
      us('oldest', 9),
      us('twin-one', 5),
      us('twin-two', 5),
      us('twin-three', 5),
      us('newest', 1, { title: 'Best of {{month}}' }),
      us('draft', 6, { status: 'draft' }),
      us('elsewhere', 4, { locale: 'it' }),
    ]);
    const neighbours = async (slug: string) => {
      const { previous, next } = await read(slug);
      return [previous?.slug ?? null, next?.slug ?? null];
    };
    expect(await neighbours('oldest')).toEqual([null, 'twin-one']);
    expect(await neighbours('twin-one')).toEqual(['oldest', 'twin-two']);
    expect(await neighbours('twin-two')).toEqual(['twin-one', 'twin-three']);
    expect(await neighbours('newest')).toEqual(['twin-three', null]);
    expect((await read('twin-three')).next).toEqual({ slug: 'newest', title: 'Best of October' });
  });

  test('stand three to read next: of its category first, then the newest, never itself', async () => {
    const where = and(eq(categories.locale, 'us'));
    const [category, other] = await site().db.select().from(categories).where(where);
    const [categoryId, otherId] = [category?.id ?? 0, other?.id ?? 0];
    await insertPosts(site(), [
      us('subject', 1, { categoryId }),
      us('kin-old', 50, { categoryId }),
      us('kin-older', 60, { categoryId }),
      us('kin-draft', 2, { categoryId, status: 'draft' }),
      us('stranger-new', 3, { categoryId: otherId }),
      us('stranger-old', 9, { categoryId: otherId }),
      us('loner', 70),
    ]);
    const related = async (slug: string) => (await read(slug)).related.map((each) => each.slug);
    expect(await related('subject')).toEqual(['kin-old', 'kin-older', 'stranger-new']);
    expect(await related('loner')).toEqual(['subject', 'stranger-new', 'stranger-old']);
    expect((await read('subject')).category).toEqual({
      id: categoryId,
      name: category?.name,
      slug: category?.slug,
    });
    expect((await read('loner')).category).toBeNull();
  });

  test('stand those on the same products before its category, whoever names most of them first', async () => {
    const [category] = await site().db.select().from(categories).where(eq(categories.locale, 'us'));
    const categoryId = category?.id ?? 0;
    const naming = (...productIds: number[]) => ({
      content: {
        type: 'doc' as const,
        content: [{ type: 'comparisonTable' as const, attrs: { productIds } }],
      },
    });
    await insertPosts(site(), [
      us('subject', 1, { categoryId, ...naming(1, 2) }),
      us('kin', 2, { categoryId }),
      us('one-product', 50, naming(2)),
      us('both-products', 60, naming(2, 1)),
      us('other-product', 3, naming(3)),
    ]);
    const related = async (slug: string) => (await read(slug)).related.map((each) => each.slug);
    expect(await related('subject')).toEqual(['both-products', 'one-product', 'kin']);
    // Who has read a list gets what is about some of it alone, before another list that shares more.
    await insertPosts(site(), [
      us('list', 70, naming(4, 5, 6, 7)),
      us('other-list', 71, naming(4, 5, 6, 8, 9, 10)),
      us('comparison', 72, naming(4, 5)),
      us('single', 73, naming(6)),
    ]);
    expect(await related('list')).toEqual(['comparison', 'single', 'other-list']);
    expect(await related('single')).toEqual(['list', 'other-list', 'subject']);
  });

  test('stands nothing where it is the only one', async () => {
    await insertPosts(site(), [us('alone', 1)]);
    expect(await read('alone')).toMatchObject({ related: [], previous: null, next: null, category: null });
  });

  test('stand its siblings that can be read, itself included', async () => {
    const post = await read('academia-em-casa', 'br');
    const siblings = [
      { locale: 'br', slug: 'academia-em-casa' },
      { locale: 'it', slug: 'palestra-in-casa' },
    ];
    expect(post.siblings.slice(0, 2)).toEqual(siblings);
    expect(post.siblings.map(({ locale }) => locale)).toEqual(['br', 'it', 'mx', 'es']);
    const italian = and(eq(posts.locale, 'it'), eq(posts.slug, 'palestra-in-casa'));
    await site().db.update(posts).set({ status: 'archived' }).where(italian);
    const locales = (await read('academia-em-casa', 'br')).siblings.map(({ locale }) => locale);
    expect(locales).toEqual(['br', 'mx', 'es']);
  });

  test('is its body, made of the document alone', async () => {
    const text = '<script>alert("{{month}}")</script>';
    await insertPosts(site(), [
      us('body', 1, {
        content: {
          type: 'doc',
          content: [
            { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'In {{month}}' }] },
            { type: 'paragraph', content: [{ type: 'text', text }] },
          ],
        },
      }),
    ]);
    const { contentHtml, outline } = await read('body');
    expect(contentHtml).not.toContain('<script');
    expect(contentHtml).toContain('&lt;script&gt;');
    expect(outline).toEqual([{ id: expect.any(String), text: 'In October' }]);
    expect(contentHtml).toContain(`id="${outline[0]?.id}"`);
    expect((await read('academia-em-casa', 'br')).hasAffiliateLinks).toBe(true);
  });
});
