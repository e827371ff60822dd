import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { languageTags, locales } from '#contract/site/locales.ts';
import { offerPrices } from '#db/schema/commerce/offer-prices.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { editions } from '#db/schema/running/editions.ts';
import { formatMoney } from '#i18n/money.ts';
import { priceHistoryTexts } from '#i18n/price-history.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';

const DAY = 86_400_000;
const ago = (days: number) => new Date(demoNow.getTime() - days * DAY);
const remembered = [
  'quarzo-m5',
  'sonoru-buds-3',
  'tecleo-k75',
  'paralax-view-27',
  'folhea-6',
  'lumbrea-pagina',
];

describe.each(oneEngine)('what readers see of past prices, on %s', (engine) => {
  const site = useApp(engine);
  const review = async (slug: string, locale: Locale = 'br') =>
    (await site().app.inject(`/api/reviews/by-slug/${slug}?locale=${locale}`)).json<Review>();
  const showPrices = (shown: boolean) =>
    site().db.update(editions).set({ showPrices: shown }).where(eq(editions.locale, 'br'));
  afterEach(async () => {
    site().clock.moveTo(demoNow);
    await showPrices(true);
  });

  test.each(locales)('%s has a chart with the same facts in a table, in its own words', async (locale) => {
    const { contentHtml, offer } = await review('folhea-6', locale);
    const texts = priceHistoryTexts[locale];
    const [, chart = ''] = contentHtml.split(`<h2>${texts.title}</h2>`);
    expect(offer?.shopName).toBe('Feiranda');
    for (const text of [texts.table, 'Feiranda']) expect(chart).toContain(text);
    const [row] = await site()
      .db.select()
      .from(offers)
      .where(and(eq(offers.locale, locale), eq(offers.externalId, 'demo-4')));
    const spans = await site()
      .db.select()
      .from(offerPrices)
      .where(eq(offerPrices.offerId, row?.id ?? 0));
    expect(chart.match(/<tr>/g)).toHaveLength(spans.length + 1);
    for (const { price } of spans) {
      expect(chart).toContain(formatMoney(price, row?.currency ?? '', languageTags[locale]));
    }
    expect(chart).toMatch(/<svg [^>]*role="img" aria-label="[^"]{20,}"/);
    expect(chart).not.toMatch(/style=|<script/);
  });

  test('Amazon’s have none, whatever is in the database', async () => {
    const [amazon] = await site()
      .db.select()
      .from(offers)
      .where(and(eq(offers.locale, 'br'), eq(offers.externalId, 'B0DEMO0001')));
    const { id: offerId = 0, price = 0 } = amazon ?? {};
    await site()
      .db.insert(offerPrices)
      .values([
        { offerId, price: (price ?? 0) * 2, currency: 'BRL', since: ago(90), until: ago(3) },
        { offerId, price: price ?? 0, currency: 'BRL', since: ago(2), until: demoNow },
      ]);
    const { contentHtml, offer } = await review('nimbra-aero-3');
    expect(contentHtml).not.toContain('price-chart');
    expect(offer).not.toHaveProperty('discount');
  });

  test('a reduction shows against what was recorded, with a live price, and nowhere else', async () => {
    const [row] = await site()
      .db.select()
      .from(offers)
      .where(and(eq(offers.locale, 'br'), eq(offers.externalId, 'demo-5')));
    const offerId = row?.id ?? 0;
    await site().db.delete(offerPrices).where(eq(offerPrices.offerId, offerId));
    await site().db.update(offers).set({ price: 8_000, listPrice: 99_000 }).where(eq(offers.id, offerId));
    expect((await review('lumbrea-pagina')).offer).not.toHaveProperty('discount');
    await site()
      .db.insert(offerPrices)
      .values([
        { offerId, price: 10_000, currency: 'BRL', since: ago(60), until: ago(3) },
        { offerId, price: 8_000, currency: 'BRL', since: ago(2), until: demoNow },
      ]);
    expect((await review('lumbrea-pagina')).offer?.discount).toEqual({ percent: 20, low: 10_000 });
    const listed = (await site().app.inject('/api/reviews?locale=br&q=lumbrea')).json();
    const card = listed.items.find(({ slug }: { slug: string }) => slug === 'lumbrea-pagina');
    expect(card.offer.discount).toEqual({ percent: 20, low: 10_000 });
    await showPrices(false);
    const hidden = await review('lumbrea-pagina');
    expect(hidden.offer).not.toHaveProperty('discount');
    expect(hidden.contentHtml).not.toContain('price-chart');
    await showPrices(true);
    site().clock.moveTo(new Date(demoNow.getTime() + DAY));
    const old = await review('lumbrea-pagina');
    expect(old.offer).toMatchObject({ price: null, asOf: null });
    expect(old.offer).not.toHaveProperty('discount');
  });

  test('the demonstration always has something reduced, and something that is not', async () => {
    const shown = await Promise.all(remembered.map((slug) => review(slug, 'it')));
    const reduced = shown.filter(({ offer }) => offer?.discount);
    expect(reduced.length).toBeGreaterThan(0);
    expect(reduced.length).toBeLessThan(remembered.length);
  });

  test('a history of a few days is not told yet', async () => {
    const [row] = await site()
      .db.select()
      .from(offers)
      .where(and(eq(offers.locale, 'mx'), eq(offers.externalId, 'demo-0')));
    await site()
      .db.delete(offerPrices)
      .where(eq(offerPrices.offerId, row?.id ?? 0));
    await site()
      .db.insert(offerPrices)
      .values({ offerId: row?.id ?? 0, price: 100, currency: 'MXN', since: ago(6), until: demoNow });
    expect((await review('quarzo-m5', 'mx')).contentHtml).not.toContain('price-chart');
  });
});
