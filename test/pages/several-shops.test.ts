import { brotliCompressSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import { siteCaller } from '#contract/people/accounts/caller.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { editions } from '#db/schema/running/editions.ts';
import { useRenderedSite } from '#test/harness/programs/rendered-site.ts';

const site = useRenderedSite();
const SLUG = 'nimbra-aero-3';
const hosts = ['barata.example', 'sem-preco.example', 'esgotada.example'];

/** Beside Amazon: one that is cheaper, one without a price, one where it is sold out. */
async function sellElsewhere(locale: Locale, productId: number) {
  const { db } = site();
  const [amazon] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.locale, locale), eq(offers.productId, productId)));
  if (!amazon?.price) throw new Error(`${SLUG} has no price in ${locale}.`);
  const { currency, fetchedAt } = amazon;
  const told = [
    { price: amazon.price - 100, availability: 'in_stock', fetchedAt },
    {},
    { price: 100, availability: 'out_of_stock', fetchedAt },
  ] as const;
  await db.insert(offers).values(
    told.map((part, place) => ({
      ...{ productId, locale, currency, marketplace: 'other' as const },
      ...{ url: `https://www.${hosts[place]}/p?item=${place}`, ...part },
    })),
  );
  await db
    .update(editions)
    .set({ shops: hosts.map(plainShop) })
    .where(eq(editions.locale, locale));
}

/** Where the links of a part of the page lead, in their order. */
const shopsIn = (html: string) =>
  [...html.matchAll(/<a href="https:\/\/www\.([^/"]+)\/[^>]*data-at="\w+:\d+"/g)].map(([, host]) => host);
const partOf = (html: string, start: string, end: string) => {
  const from = html.indexOf(start);
  expect([start, from]).not.toEqual([start, -1]);
  return html.slice(from, html.indexOf(end, from));
};
const sizeOf = (html: string) => brotliCompressSync(html).length;

describe.each(locales)('a product that four shops have, in %s', (locale) => {
  let productId = 0;
  let before = '';
  const all = [hosts[0], expect.stringMatching(/^amazon\./), hosts[1], hosts[2]];
  beforeAll(async () => {
    const { api, render } = site();
    const review = await api.getReviewBySlug({ locale, slug: SLUG }, siteCaller(locale));
    productId = review.product.id;
    before = (await render(paths.review(locale, SLUG))).html;
    await sellElsewhere(locale, productId);
  });

  test('has all of them in its review, the cheapest first, for a few bytes each', async () => {
    const { html } = await site().render(paths.review(locale, SLUG));
    expect(shopsIn(partOf(html, 'verdict-card', 'class="pros-cons"'))).toEqual(all);
    expect(html).toContain('"@type":"AggregateOffer"');
    expect((sizeOf(html) - sizeOf(before)) / 3).toBeLessThanOrEqual(300);
  });

  test('has one in the list of reviews, and all of them in a comparison', async () => {
    const { render } = site();
    const list = (await render(`${paths.reviews(locale)}?q=nimbra`)).html;
    expect(shopsIn(partOf(list, `/${SLUG}"`, '</article>'))).toEqual([hosts[0]]);
    const compared = (await render(`${paths.reviews(locale)}?compare=${SLUG},kaluma-volta`)).html;
    expect(shopsIn(compared).filter((host) => hosts.includes(host ?? ''))).toEqual(hosts);
  });

  test('has all of them in its card, and one in quick picks and tables', async () => {
    const { api, render } = site();
    const { posts } = await api.getHomeData({ locale }, siteCaller(locale));
    let html = '';
    for (const { slug } of posts) {
      html = (await render(paths.post(locale, slug))).html;
      if (html.includes(`id="product-${productId}"`)) break;
      html = '';
    }
    if (!html) throw new Error(`No article of ${locale} has a card of it.`);
    expect(shopsIn(partOf(html, `id="product-${productId}"`, '</section>'))).toEqual(all);
    for (const [start, end] of [
      ['class="quick-picks"', '</section>'],
      ['table-scroll', '</table>'],
    ] as const) {
      const row = partOf(html, start, end).split(`href="#product-${productId}"`)[1] ?? '';
      expect(shopsIn(row)[0]).toBe(hosts[0]);
    }
  });
});
