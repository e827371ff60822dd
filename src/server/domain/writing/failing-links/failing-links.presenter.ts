import type { FailingLink } from '#contract/writing/links/failing-links.admin.schemas.ts';
import { placesOf, type ReadingOf } from '../links/links.presenter.ts';
import type { FailingFacts } from './failing-facts.ts';
import type { NearestOffer } from './nearest.ts';

const nameOf = ({ id, brand, name }: NearestOffer['product']) => ({ id, title: `${brand} ${name}`.trim() });

const presentNearest = ({ way, offer, product }: NearestOffer): FailingLink['nearest'][number] => ({
  way,
  offerId: offer.id,
  locale: offer.locale,
  product: nameOf(product),
  shopName: offer.shopName,
  price: offer.fresh ? offer.price : null,
  currency: offer.currency,
  url: offer.link,
});

const sumsOf = (sums: FailingFacts['earned']['short']) =>
  sums.map(({ amount, currency }) => ({ amount: Math.round(amount), currency }));

export function presentFailingLink(facts: FailingFacts, of: ReadingOf): FailingLink {
  const { row, stands, places, product, nearest, earned, worth } = facts;
  const click = worth.get(stands[0]?.locale ?? 'br');
  return {
    id: row.id,
    url: row.url,
    kind: row.kind,
    shown: row.shown,
    endUrl: row.endUrl,
    since: row.since.toISOString(),
    seenAt: row.countedAt.toISOString(),
    times: row.times,
    placeCount: stands.length,
    places: placesOf(places, of),
    product: product ? nameOf(product) : null,
    clicks: { short: row.clicksShort, long: row.clicksLong },
    earned: { short: sumsOf(earned.short), long: sumsOf(earned.long) },
    estimate: click ? { amount: Math.round(row.clicksShort * click.worth), currency: click.currency } : null,
    nearest: nearest.map(presentNearest),
  };
}
