import type { Locale } from '#contract/site/locales.ts';
import type { launches } from '#db/schema/commerce/launches.ts';
import type { offerPrices } from '#db/schema/commerce/offer-prices.ts';
import type { offers } from '#db/schema/commerce/offers.ts';
import type { reviews } from '#db/schema/commerce/reviews.ts';
import type { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { calendarDay, isoDay } from '#i18n/calendar.ts';
import { demoPriceOn } from '#server/domain/commerce/marketplaces/demo/price-source.ts';
import type { DemoContext } from './demo-rows.ts';
import { demoPrice, editionFacts } from './facts/editions.ts';
import { productFacts, productKeys } from './facts/products.ts';

/** Two of the products cannot be bought at the moment and one is nearly gone: pages must show that well too. */
const availabilityOf = (index: number) =>
  index % 12 === 5 ? 'out_of_stock' : index % 12 === 8 ? 'scarce' : 'in_stock';

/** The last products are sold by the demo's own shop, whose prices may be remembered. */
const OWN_SHOP_FROM = 18;

function shopFields(key: string, index: number, price: number, today: string) {
  if (index < OWN_SHOP_FROM) {
    return {
      marketplace: 'amazon',
      externalId: `B0DEMO${String(index + 1).padStart(4, '0')}`,
      price,
      listPrice: index % 4 === 0 ? Math.round(price * 1.18) : null,
    } as const;
  }
  const externalId = `demo-${index - OWN_SHOP_FROM}`;
  return {
    marketplace: 'demo',
    externalId,
    url: `https://example.com/feiranda/${key}`,
    price: demoPriceOn(today, externalId, price),
    listPrice: price,
  } as const;
}

export const offerRows = (locale: Locale, { now, productId }: DemoContext): (typeof offers.$inferInsert)[] =>
  productKeys.map((key, index) => {
    const price = demoPrice(productFacts[key].basePrice, locale);
    return {
      productId: productId(key),
      locale,
      ...shopFields(key, index, price, isoDay(now, editionFacts[locale].timeZone)),
      currency: editionFacts[locale].currency,
      availability: availabilityOf(index),
      source: 'demo',
      fetchedAt: now,
    };
  });

const HISTORY_DAYS = 150;

/** What the offers of the demo's own shop cost until today, day by day, equal days in a row taken together. */
export function priceRows(
  stored: (typeof offers.$inferSelect)[],
  now: Date,
): (typeof offerPrices.$inferInsert)[] {
  return stored.flatMap(({ id: offerId, marketplace, externalId, listPrice, currency, locale }) => {
    const rows: (typeof offerPrices.$inferInsert)[] = [];
    if (marketplace !== 'demo' || listPrice === null) return rows;
    for (let ago = HISTORY_DAYS; ago >= 0; ago -= 1) {
      const at = new Date(now.getTime() - ago * 86_400_000);
      const price = demoPriceOn(isoDay(at, editionFacts[locale].timeZone), externalId, listPrice);
      const last = rows.at(-1);
      if (last?.price === price) last.until = at;
      else rows.push({ offerId, price, currency, since: at, until: at });
    }
    return rows;
  });
}

const LAUNCH_DAYS_AGO = [1, 8, 22, 50];
const PRODUCTS_A_DAY = 3;

/** Launch days of the editions that have them; us has none. */
export function launchRows(
  locale: Locale,
  written: (typeof reviews.$inferSelect)[],
  now: Date,
): (typeof launches.$inferInsert)[] {
  if (locale === 'us') return [];
  const { timeZone } = editionFacts[locale];
  return LAUNCH_DAYS_AGO.flatMap((daysAgo, day) => {
    const { year, month, day: date } = calendarDay(new Date(now.getTime() - daysAgo * 86_400_000), timeZone);
    const iso = [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
    return written
      .slice(day * PRODUCTS_A_DAY, (day + 1) * PRODUCTS_A_DAY)
      .map(({ id }, position) => ({ locale, date: iso, reviewId: id, position }));
  });
}

export const shopLinkRows = ({
  productId,
}: Pick<DemoContext, 'productId'>): (typeof shopLinks.$inferInsert)[] =>
  (
    [
      ['fonte-para-gatos', 'Fonte de água Miaveo para gatos', 'demo1fonte', 'miaveo-fonte'],
      ['luz-de-leitura', 'Luz de leitura Lumbrea Página', 'demo2pagina', 'lumbrea-pagina'],
      ['mochila-trilha-20', 'Mochila Solvanto Trilha 20', 'demo3trilha', 'solvanto-trilha-20'],
      ['calibrador-presto', 'Calibrador de pneus Lumbrea Presto', 'demo4presto', 'lumbrea-presto'],
    ] as const
  ).map(([slug, title, code, product]) => ({
    slug,
    title,
    url: `https://s.shopee.com.br/${code}`,
    productId: productId(product),
  }));
