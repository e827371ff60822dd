import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { demoNow, insertPosts, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';

const naming = (productId: number) => ({
  type: 'doc' as const,
  content: [{ type: 'productCard' as const, attrs: { productId } }],
});

describe.each(engines)('a wide search on %s', (engine) => {
  const site = useApp(engine);
  const get = async (path: string) => (await site().app.inject(path)).json();
  const slugs = async (q: string, more = '&wide=1&limit=50') =>
    (await get(`/api/posts/by-locale/br?q=${encodeURIComponent(q)}${more}`)).map(
      ({ slug }: { slug: string }) => slug,
    );
  const count = (q: string) => get(`/api/search/count/br?q=${encodeURIComponent(q)}`);

  beforeAll(async () => {
    const { db } = site();
    const [product] = await db
      .insert(products)
      .values({ brand: 'Zéfiro', name: 'Kx7', specs: { kind: 'Theremin' }, searchText: 'zefiro kx7' })
      .returning();
    const [category] = await db
      .insert(categories)
      .values({ locale: 'br', slug: 'musica', name: 'Música rara', icon: 'gift' })
      .returning();
    if (!product || !category) throw new Error('nothing to look for');
    const texts = { title: 'Sintetizador Kx7: canta sozinho', verdict: 'Bom para corujas' };
    await db.insert(reviews).values({
      ...texts,
      productId: product.id,
      locale: 'br',
      slug: 'kx7',
      status: 'published',
      publishedAt: demoNow,
      body: { type: 'doc', content: [] },
      searchText: 'zefiro kx7 sintetizador kx7: canta sozinho bom para corujas',
    });
    const at = (hour: number) => new Date(demoNow.getTime() - hour * 3_600_000);
    await insertPosts(site(), [
      { slug: 'named', title: 'Presentes de agosto', content: naming(product.id), publishedAt: at(1) },
      { slug: 'shelved', title: 'Palco pequeno', categoryId: category.id, publishedAt: at(2) },
      { slug: 'told', title: 'Theremin de agosto', publishedAt: at(9) },
      { slug: 'hidden', title: 'Rascunho', content: naming(product.id), status: 'draft' },
      { slug: 'abroad', title: 'Regali', content: naming(product.id), locale: 'it' },
    ]);
  });

  test('finds articles by the brand, the name and the kind of the products that they name', async () => {
    for (const q of ['zéfiro', 'ZEFIRO kx7', 'kx7', 'sintetizador', 'presentes zefiro'])
      expect(await slugs(q), q).toEqual(['named']);
    expect(await slugs('theremin'), 'what a title says stands first').toEqual(['told', 'named']);
    expect(await slugs('corujas'), 'a verdict is not what an article is about').toEqual([]);
    expect(await slugs('zefiro palco'), 'every word counts').toEqual([]);
  });

  test('finds them by their category, and by nothing but their words where nobody asks for more', async () => {
    expect(await slugs('musica')).toEqual(['shelved']);
    expect(await slugs('música palco')).toEqual(['shelved']);
    expect(await slugs('musica', '')).toEqual([]);
    expect(await slugs('zefiro', '')).toEqual([]);
  });

  test('is counted as its page shows it', async () => {
    expect(await count('theremin')).toEqual({ posts: 2, reviews: 1 });
    expect(await count('corujas')).toEqual({ posts: 0, reviews: 1 });
    expect(await count('musica')).toEqual({ posts: 1, reviews: 0 });
    expect(await count('xyzzy')).toEqual({ posts: 0, reviews: 0 });
    expect((await site().app.inject('/api/search/count/br?q=')).statusCode).toBe(400);
  });

  test('knows nothing of what is gone', async () => {
    await site().db.delete(reviews).where(eq(reviews.slug, 'kx7'));
    expect(await slugs('sintetizador')).toEqual([]);
    expect(await slugs('zefiro')).toEqual(['named']);
  });
});
