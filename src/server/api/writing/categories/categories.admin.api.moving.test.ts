import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { AdminCategory } from '#contract/writing/categories/categories.admin.schemas.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { insertPosts } from '#test/harness/app.ts';
import { categoriesUrl as url, useCategories } from '#test/harness/data/categories.ts';
import { oneEngine } from '#test/harness/database.ts';
import { lastAudits, lastChange } from '#test/harness/people/actors.ts';

describe.each(oneEngine)('an edition’s categories on %s, when they move', (engine) => {
  const { site, owner, editor, make, publicly } = useCategories(engine);

  test('renew their siblings’ pages, which name their address', async () => {
    const casa = (await owner('GET', `${url}?locale=br`))
      .json()
      .items.find((each: AdminCategory) => each.slug === 'casa');
    await editor('PATCH', `${url}/${casa.id}`, { description: 'Outra.' });
    expect((await lastChange(site())).tags).toEqual(['categories:br', `category:${casa.id}`]);
    await editor('PATCH', `${url}/${casa.id}`, { slug: 'lar' });
    const [{ groupId } = { groupId: '' }] = await site()
      .db.select()
      .from(categories)
      .where(eq(categories.id, casa.id));
    expect((await lastChange(site())).tags).toContain(`alternates:${groupId}`);
    await editor('PATCH', `${url}/${casa.id}`, { slug: 'casa' });
  });

  test('with another address are found under the old one, which says where they are', async () => {
    const { id } = await make();
    await insertPosts(site(), [{ locale: 'us', categoryId: id, author: 'test' }]);
    await editor('PATCH', `${url}/${id}`, { slug: 'garden-life' });
    await editor('PATCH', `${url}/${id}`, { slug: 'green' });
    for (const slug of ['gardens', 'garden-life', 'green']) {
      expect((await publicly(`/api/categories/by-slug/${slug}?locale=us`)).json().slug, slug).toBe('green');
      const { posts: listed } = (await publicly(`/api/posts/by-category/${slug}?locale=us`)).json();
      expect(listed, slug).toHaveLength(1);
    }
    expect((await lastChange(site())).tags).toContain('missing:us');
    // Back again: no address leads to itself, and another category may have the one that was left.
    await editor('PATCH', `${url}/${id}`, { slug: 'gardens' });
    const other = await make({ name: 'Garden other', slug: 'green' });
    expect((await publicly('/api/categories/by-slug/gardens?locale=us')).json().id).toBe(id);
    expect((await publicly('/api/categories/by-slug/green?locale=us')).json().id).toBe(other.id);
    expect((await publicly('/api/categories/by-slug/garden-life?locale=us')).json().id).toBe(id);
  });

  test('are copied to other editions as siblings, in their words', async () => {
    const { id } = await make({ icon: 'house' });
    const copies = [{ locale: 'br', name: 'Jardim' }, { locale: 'mx' }];
    const { items } = (await editor('POST', `${url}/${id}/copies`, { copies })).json();
    expect(items.map(({ locale, name, slug, icon }: AdminCategory) => [locale, name, slug, icon])).toEqual([
      ['br', 'Jardim', 'jardim', 'house'],
      ['mx', 'Gardens', 'gardens', 'house'],
    ]);
    expect(items[0].siblings.map((each: AdminCategory) => each.locale).sort()).toEqual(['mx', 'us']);
    const again = await editor('POST', `${url}/${id}/copies?lang=pt`, {
      copies: [{ locale: 'it' }, { locale: 'br' }],
    });
    expect([again.statusCode, again.json().error.fields]).toEqual([
      400,
      { copies: 'Já está em uso. Escolha outro.' },
    ]);
    const italian = (await owner('GET', `${url}?locale=it`)).json().items;
    expect(italian.filter(({ name }: AdminCategory) => name === 'Gardens')).toEqual([]);
  });

  test('are deleted where they are empty, and stay where they are not', async () => {
    const { id } = await make();
    const [draft] = await insertPosts(site(), [
      { locale: 'us', categoryId: id, status: 'draft', author: 'test' },
    ]);
    const refused = await editor('DELETE', `${url}/${id}?lang=en`);
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      409,
      { moveTo: 'Places where it is used: 1.' },
    ]);
    await site()
      .db.delete(posts)
      .where(eq(posts.id, draft?.id ?? 0));
    const done = await editor('DELETE', `${url}/${id}`);
    expect(done.json()).toEqual({ deleted: true, moved: { posts: 0, reviews: 0 } });
    expect((await editor('DELETE', `${url}/${id}`)).statusCode).toBe(404);
    expect((await lastAudits(site()))[0]).toMatchObject({ action: 'deleted', title: 'Gardens' });
  });

  test('hand over posts, reviews, counts and addresses when they go', async () => {
    const [from, to] = [await make({ slug: 'old' }), await make({ name: 'Garden new', slug: 'new' })];
    await editor('PATCH', `${url}/${from.id}`, { slug: 'older' });
    const of = { locale: 'us', categoryId: from.id, author: 'test' } as const;
    await insertPosts(site(), [of, of, { ...of, status: 'draft' }]);
    const [review] = await site().db.select().from(reviews).where(eq(reviews.locale, 'us')).limit(1);
    const ofReview = eq(reviews.id, review?.id ?? 0);
    await site().db.update(reviews).set({ categoryId: from.id }).where(ofReview);

    const answer = await editor('DELETE', `${url}/${from.id}?moveTo=${to.id}`);
    expect(answer.json()).toEqual({ deleted: true, moved: { posts: 3, reviews: 1 } });
    const { items } = (await owner('GET', `${url}?locale=us`)).json();
    const found = items.find(({ id }: AdminCategory) => id === to.id);
    expect([found.posts, found.reviews]).toEqual([{ published: 2, total: 3 }, 1]);
    for (const slug of ['old', 'older']) {
      expect((await publicly(`/api/categories/by-slug/${slug}?locale=us`)).json().id, slug).toBe(to.id);
    }
    expect((await lastChange(site())).tags).toEqual(
      expect.arrayContaining([
        `category:${from.id}`,
        `category-posts:${to.id}`,
        'categories:us',
        'missing:us',
      ]),
    );
    expect((await lastAudits(site()))[0]?.details).toEqual({
      moved: { posts: 3, reviews: 1 },
      movedTo: to.id,
    });
    await site()
      .db.update(reviews)
      .set({ categoryId: review?.categoryId ?? null })
      .where(ofReview);
  });

  test('hand over to another category of the same edition only, or nothing happens', async () => {
    const { id } = await make();
    const casa = (await owner('GET', `${url}?locale=br`)).json().items[0];
    for (const moveTo of [id, casa.id, 999_999_999]) {
      expect((await editor('DELETE', `${url}/${id}?moveTo=${moveTo}`)).statusCode, String(moveTo)).toBe(400);
    }
    expect((await editor('PATCH', `${url}/${id}`, {})).statusCode).toBe(200);
  });
});
