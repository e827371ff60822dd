import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { media } from '#db/schema/writing/media.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { insertPosts, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { owner, useIntegrity } from '#test/harness/integrity.ts';
import { actors } from '#test/harness/people/actors.ts';

const card = (productId: number): ContentDocument => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Um texto.' }] },
    { type: 'productCard', attrs: { productId } },
    { type: 'image', attrs: { src: '/media/nunca-houve-720.webp', alt: '' } },
  ],
});

describe.each(engines)('what is wrong with texts and pictures on %s', { timeout: 120_000 }, (engine) => {
  const site = useApp(engine);
  const { tools, found, kinds, findAndMend, aPost, postOf } = useIntegrity(site);
  const run = (text: string) => site().client.exec(text);

  test('texts lose products and pictures that are nowhere, as a new version each', async () => {
    const { db } = site();
    const post = await aPost();
    const [review] = await db.select().from(reviews).limit(1);
    await db
      .update(posts)
      .set({ content: card(999_999), imageUrl: '/media/nem-isto-960.avif' })
      .where(eq(posts.id, post.id));
    await db
      .update(reviews)
      .set({ body: card(999_999) })
      .where(eq(reviews.id, review?.id ?? 0));
    await findAndMend('products', ['product_missing', 'product_missing']);
    expect((await postOf(post.id))?.content.content.map(({ type }) => type)).toEqual(['paragraph', 'image']);
    await findAndMend('pictures', ['cover_missing', 'picture_missing', 'picture_missing']);
    expect(await postOf(post.id)).toMatchObject({ imageUrl: null, version: 4, updatedBy: actors.owner.name });
    expect((await postOf(post.id))?.content.content).toHaveLength(1);
    const revisions = await db.execute(sql`SELECT 1 FROM post_revisions WHERE post_id = ${post.id}`);
    expect(revisions.rows).toHaveLength(3);
    await db
      .update(reviews)
      .set({ body: review?.body })
      .where(eq(reviews.id, review?.id ?? 0));
    await db.delete(posts).where(eq(posts.id, post.id));
  });

  test('galleries, embeds and files lose what is nowhere, and only that', async () => {
    const { db } = site();
    const post = await aPost();
    const kept = '/media/esta-720.webp';
    await tools().pictures.originals.write('esta', Buffer.from('x'));
    const embed = { href: 'https://e.example/v', title: 'V' };
    const content: ContentDocument = {
      type: 'doc',
      content: [
        {
          type: 'gallery',
          attrs: {
            pictures: [
              { src: '/media/sumiu-720.webp', alt: '' },
              { src: kept, alt: '' },
            ],
          },
        },
        { type: 'gallery', attrs: { pictures: [{ src: '/media/sumiu-320.avif', alt: '' }] } },
        { type: 'embed', attrs: { ...embed, picture: '/media/sumiu-1200.webp' } },
        { type: 'file', attrs: { src: '/media/files/sumiu.pdf', name: 'S', kind: 'file' } },
        { type: 'file', attrs: { src: 'https://e.example/outro.pdf', name: 'O', kind: 'file' } },
      ],
    };
    await db.update(posts).set({ content }).where(eq(posts.id, post.id));
    await findAndMend('pictures', ['picture_missing', 'picture_missing']);
    expect((await postOf(post.id))?.content.content).toEqual([
      { type: 'gallery', attrs: { pictures: [{ src: kept, alt: '' }] } },
      { type: 'embed', attrs: embed },
      content.content[4],
    ]);
    await tools().pictures.originals.remove('esta');
    await db.delete(posts).where(eq(posts.id, post.id));
  });

  test('a product loses a picture that is nowhere', async () => {
    const { db } = site();
    const [product] = await db.select().from(products).limit(1);
    const id = product?.id ?? 0;
    await db.update(products).set({ imageUrl: '/media/sumiu-720.webp' }).where(eq(products.id, id));
    await findAndMend('pictures', ['product_picture_missing']);
    await db
      .update(products)
      .set({ imageUrl: product?.imageUrl ?? null })
      .where(eq(products.id, id));
  });

  test('the library and its files are made to match; what is shown waits for a person', async () => {
    const { db } = site();
    const row = { fileName: 'a.png', width: 1, height: 1, bytes: 1, uploadedById: 'e', uploadedBy: 'Edu' };
    const searchText = 'a.png';
    await db.insert(media).values([
      { ...row, name: 'so-na-biblioteca', hash: 'h1', searchText },
      { ...row, name: 'na-capa', hash: 'h2', searchText },
    ]);
    await tools().pictures.originals.write('so-no-disco', Buffer.from('x'));
    const [post] = await insertPosts(site(), [{ imageUrl: '/media/na-capa-720.webp' }]);
    expect((await kinds('files')).sort()).toEqual([
      'file_without_picture',
      'picture_without_file',
      'picture_without_file_in_use',
    ]);
    expect(await tools().integrity.mend(owner, { check: 'files' })).toMatchObject({ mended: 2, left: 0 });
    expect(await kinds('files')).toEqual(['picture_without_file_in_use']);
    expect(await tools().pictures.originals.has('so-no-disco')).toBe(false);
    await tools().pictures.originals.write('na-capa', Buffer.from('x'));
    expect(await kinds('files')).toEqual([]);
    await db.delete(posts).where(eq(posts.id, post?.id ?? 0));
    await db.delete(media);
    await tools().pictures.originals.remove('na-capa');
  });

  test('of two at one address the younger moves; a redirect under a page goes', async () => {
    const { db } = site();
    const [first, alone] = await insertPosts(site(), [{ slug: 'dois-num' }, { slug: 'so-um' }]);
    await run('DROP INDEX posts_slug');
    const [second] = await insertPosts(site(), [{ slug: 'dois-num' }]);
    await db.insert(slugRedirects).values({ locale: 'br', slug: 'so-um', target: '/br' });
    await findAndMend('addresses', ['address_twice', 'redirect_under_page']);
    await run('CREATE UNIQUE INDEX posts_slug ON posts (locale, slug)');
    expect((await postOf(first?.id ?? 0))?.slug).toBe('dois-num');
    expect((await postOf(second?.id ?? 0))?.slug).toBe('dois-num-2');
    expect(await db.select().from(slugRedirects).where(eq(slugRedirects.target, '/br'))).toEqual([]);
    for (const post of [first, second, alone]) await db.delete(posts).where(eq(posts.id, post?.id ?? 0));
  });

  test('translations are tied to each other, and to nothing else', async () => {
    const { db } = site();
    const [original] = await insertPosts(site(), [{ locale: 'br' }]);
    const [copy, twin] = await insertPosts(site(), [
      { locale: 'it', copiedFromId: original?.id ?? 0 },
      { locale: 'br', groupId: original?.groupId ?? '' },
    ]);
    const [one, other] = await db.select().from(reviews).where(eq(reviews.locale, 'br')).limit(2);
    const ofOne = eq(reviews.id, one?.id ?? 0);
    await db
      .update(reviews)
      .set({ copiedFromId: other?.id ?? 0, copiedFromVersion: 1 })
      .where(ofOne);
    await findAndMend('siblings', ['copy_apart', 'copy_of_another', 'edition_twice']);
    expect((await postOf(copy?.id ?? 0))?.groupId).toBe(original?.groupId);
    expect((await postOf(twin?.id ?? 0))?.groupId).not.toBe(original?.groupId);
    expect((await db.select().from(reviews).where(ofOne))[0]?.copiedFromId).toBeNull();
    for (const post of [copy, twin, original]) await db.delete(posts).where(eq(posts.id, post?.id ?? 0));
  });

  test('what the search looks at is written anew; a month that has just passed may wait', async () => {
    const { db } = site();
    const post = await aPost();
    await db.update(posts).set({ title: 'Outro nome' }).where(eq(posts.id, post.id));
    await db.execute(sql`UPDATE products SET search_text = 'x' WHERE id = (SELECT min(id) FROM products)`);
    await db.execute(sql`UPDATE reviews SET search_text = 'x' WHERE id = (SELECT min(id) FROM reviews)`);
    await findAndMend('search', ['search_stale', 'search_stale', 'search_stale']);
    expect(await postOf(post.id)).toMatchObject({ searchTitle: 'outro nome', version: 1 });
    site().clock.moveTo('2026-11-15T12:00:00Z');
    expect(await kinds('search')).toEqual([]);
    site().clock.moveTo('2026-10-15T12:00:00Z');
    await db.delete(posts).where(eq(posts.id, post.id));
  });

  test('posts without a category and offers from abroad wait for a person', async () => {
    const { db } = site();
    const post = await aPost();
    const [fault] = await found('categories');
    expect(fault).toMatchObject({ mendable: false, details: { subject: { kind: 'post', id: post.id } } });
    await expect(tools().integrity.mend(owner, { check: 'categories' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await db.delete(posts).where(eq(posts.id, post.id));
    await db.execute(
      sql`UPDATE offers SET currency = 'USD' WHERE id = (SELECT min(id) FROM offers WHERE locale = 'it')`,
    );
    await db.execute(
      sql`UPDATE offers SET marketplace = 'shopee', external_id = NULL, url = 'https://s.shopee.com.br/abc'
        WHERE id = (SELECT max(id) FROM offers WHERE locale = 'it')`,
    );
    const abroad = await found('offers');
    expect(abroad.map(({ details }) => details.values.problem).sort()).toEqual(['currency', 'wrong_country']);
    await db.execute(sql`UPDATE offers SET currency = 'EUR' WHERE locale = 'it'`);
  });
});
