import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSub } from '#contract/commerce/clicks/link-place.ts';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { editions } from '#db/schema/running/editions.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';

const shop = { ...plainShop('loja.example'), network: 'awin', numbers: { merchant: '7890' } };

describe.each(oneEngine)('links to shops say where they stand, on %s', (engine) => {
  const site = useApp(engine);
  const get = async (path: string) => (await site().app.inject(path)).json();
  /** Of every link to a shop: its position and its sub-id or tag. */
  const linksIn = (html: string) =>
    [...html.matchAll(/<a href="([^"]+)"[^>]*? data-at="([a-z]+)/g)].map(([, href = '', position]) => {
      const url = new URL(href.replaceAll('&amp;', '&'));
      return [position, url.searchParams.get('clickref') ?? url.searchParams.get('tag')] as const;
    });
  let [mine, other] = [0, 0];
  let postId = 0;
  let review = { id: 0, slug: '' };

  beforeAll(async () => {
    const { db, clock } = site();
    const found = await db
      .select({ id: products.id, review: reviews.id, slug: reviews.slug })
      .from(products)
      .innerJoin(reviews, and(eq(reviews.productId, products.id), eq(reviews.locale, 'br')))
      .limit(2);
    [mine, other] = found.map(({ id }) => id) as [number, number];
    review = { id: found[0]?.review ?? 0, slug: found[0]?.slug ?? '' };
    await db
      .update(offers)
      .set({ marketplace: 'other', externalId: null, url: 'https://loja.example/p/1' })
      .where(and(eq(offers.locale, 'br'), inArray(offers.productId, [mine])));
    const [post] = await db
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.locale, 'br'), eq(posts.status, 'published')))
      .limit(1);
    postId = post?.id ?? 0;
    const href = 'https://www.amazon.com.br/dp/B0DEMO0001?tag=demo-20';
    const stranger = 'https://www.amazon.com.br/dp/B0DEMO0001?tag=stranger-20';
    const link = (to: string) => ({
      type: 'text' as const,
      text: 'here',
      marks: [{ type: 'link' as const, attrs: { href: to } }],
    });
    const content: ContentDocument = {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [link(href), link(stranger)] },
        { type: 'productCard', attrs: { productId: mine } },
        { type: 'quickPicks', attrs: { picks: [{ label: '', productId: mine }] } },
        { type: 'comparisonTable', attrs: { productIds: [mine, other] } },
      ],
    };
    await db.update(posts).set({ content, slug: 'lugares' }).where(eq(posts.id, postId));
    await db
      .update(editions)
      .set({
        affiliateId: 'demo-20',
        placeTags: { table: 'demo-t-20', text: 'demo-x-20' },
        shops: [shop],
        networkNumbers: { awin: { publisher: '123456' } },
      })
      .where(eq(editions.locale, 'br'));
    await db.transaction((tx) => recordChange(tx, clock(), 'test', [tags.edition('br')]));
  });

  test('each place of an article has its own, by sub-id or by tag', async () => {
    const post = await get('/api/posts/by-slug/lugares?locale=br');
    const at = (position: string) => `br-p${postId}-${position}-${mine}`;
    expect(linksIn(post.contentHtml).sort()).toEqual(
      [
        ['text', 'demo-x-20'],
        ['text', 'stranger-20'],
        ['card', at('card')],
        ['picks', at('picks')],
        ['table', at('table')],
        ['table', 'demo-t-20'],
      ].sort(),
    );
    expect(JSON.stringify(post)).not.toContain('linkAt');
  });

  test('a review’s verdict has its page in it, a list and a comparison their position', async () => {
    const subOf = (url: string) => readSub(new URL(url).searchParams.get('clickref') ?? '');
    const whole = await get(`/api/reviews/by-slug/${review.slug}?locale=br`);
    const own = { locale: 'br', productId: mine };
    const page = { kind: 'review', id: review.id };
    expect(subOf(whole.offer.url)).toEqual({ ...own, page, position: 'verdict' });
    const { items } = await get('/api/reviews?locale=br');
    const listed = items.find(({ product }: { product: { id: number } }) => product.id === mine);
    if (listed) expect(subOf(listed.offer.url)).toEqual({ ...own, position: 'list' });
    const compared = await get(`/api/reviews/compare?locale=br&slugs=${review.slug}`);
    expect(subOf(compared.items[0].offer.url)).toEqual({ ...own, position: 'compare' });
  });
});
