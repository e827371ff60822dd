import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { CategoryDetail } from '#contract/writing/categories/categories.schemas.ts';
import type { CategoryPosts } from '#contract/writing/posts/posts.schemas.ts';
import { editions } from '#db/schema/running/editions.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { demoCategories } from '#seed/content.ts';
import { demoNow, insertPosts, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';

const SIZE = 24;

describe.each(engines)('the posts of a category on %s', (engine) => {
  const site = useApp(engine);
  const categoryId = async (locale: 'br' | 'it', slug: string): Promise<number> => {
    const where = and(eq(categories.locale, locale), eq(categories.slug, slug));
    const [row] = await site().db.select().from(categories).where(where);
    return row?.id ?? 0;
  };
  const part = async (slug: string, query = ''): Promise<CategoryPosts> =>
    (await site().app.inject(`/api/posts/by-category/${slug}?${query}`)).json();

  test('are its published ones, newest first', async () => {
    const found = await part('casa');
    expect(found.posts.map(({ slug }) => slug)).toEqual([
      'melhores-aspiradores-verticais',
      'purificadores-de-ar',
      'apartamento-pequeno',
    ]);
    expect(found.nextCursor).toBeNull();
  });

  test('are walked through without gap or repetition', async () => {
    const id = await categoryId('br', 'livros');
    const other = await categoryId('br', 'pets');
    // All at one moment, so that every page ends inside it, among posts of another category.
    const row = (each: number) => ({ categoryId: each, publishedAt: demoNow });
    await insertPosts(
      site(),
      Array.from({ length: 100 }, (_, n) => row(n % 2 ? id : other)),
    );
    await insertPosts(site(), [{ ...row(id), status: 'draft' }]);
    const pages = [await part('livros')];
    for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor) {
      pages.push(await part('livros', `cursor=${next}`));
    }
    expect(pages.map((page) => page.posts.length)).toEqual([SIZE, SIZE, 52 - 2 * SIZE]);
    const expected = await site()
      .db.select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.categoryId, id), eq(posts.status, 'published')))
      .orderBy(asc(posts.publishedAt), asc(posts.id));
    expect(pages.flatMap((page) => page.posts.map((post) => post.id))).toEqual(
      expected.map((post) => post.id).reverse(),
    );
    for (const [index, { posts: shown, nextCursor }] of pages.entries())
      expect(await part('livros', `page=${index + 1}`)).toEqual({ posts: shown, nextCursor });
    const beyond = await site().app.inject('/api/posts/by-category/livros?page=4');
    expect(beyond.statusCode).toBe(404);
  });

  test('are none, and no failure, where it is empty', async () => {
    const { slug } = demoCategories.it.gifts;
    await site()
      .db.delete(posts)
      .where(eq(posts.categoryId, await categoryId('it', slug)));
    expect(await part(slug, 'locale=it')).toEqual({ posts: [], nextCursor: null });
  });
});

describe.each(engines)('the list of categories on %s', (engine) => {
  const site = useApp(engine);
  const list = async (locale: string): Promise<CategoryDetail[]> =>
    (await site().app.inject(`/api/categories?locale=${locale}`)).json();

  test('is by name, as people of that language sort, without empty ones', async () => {
    const names = (await list('br')).map(({ name }) => name);
    expect(names).toHaveLength(14);
    const [made] = await site()
      .db.insert(categories)
      .values([
        { locale: 'br', slug: 'agua', name: 'Água e café' },
        { locale: 'br', slug: 'zinco', name: 'zinco' },
        { locale: 'br', slug: 'vazia', name: 'Vazia' },
      ])
      .returning();
    const zinc = await site().db.select().from(categories).where(eq(categories.slug, 'zinco'));
    await insertPosts(site(), [{ categoryId: made?.id ?? 0 }, { categoryId: zinc[0]?.id ?? 0 }]);
    expect((await list('br')).map(({ name }) => name)).toEqual(['Água e café', ...names, 'zinco']);
    expect(names).toEqual([...names].sort(new Intl.Collator('pt-BR').compare));
  });

  test('tells where else each can be read: in active editions only', async () => {
    const { slug } = demoCategories.it.home;
    const siblings = async () => (await list('it')).find((each) => each.slug === slug)?.siblings;
    const everywhere = (['br', 'it', 'mx', 'es'] as const).map((locale) => ({
      locale,
      slug: demoCategories[locale].home.slug,
    }));
    expect(await siblings()).toEqual(everywhere);
    const setStatus = (status: 'active' | 'coming_soon') =>
      site().db.update(editions).set({ status }).where(eq(editions.locale, 'mx'));
    await setStatus('coming_soon');
    expect(await siblings()).toEqual(everywhere.filter(({ locale }) => locale !== 'mx'));
    await setStatus('active');
  });
});
