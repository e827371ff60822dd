import type { AdminOffer } from '#contract/commerce/products/offers.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import type { AdminTexts } from '#i18n/admin/load-texts.ts';
import { formatMoney } from '#i18n/money.ts';

interface Edition {
  language: string;
  showPrices: boolean;
}

/** An offer as its edition's pages show it at this moment, in words. Its offers come in their order; a page has room for a few. */
export function whatReadersSee(
  offer: AdminOffer,
  all: readonly AdminOffer[],
  edition: Edition,
  texts: AdminTexts['productEditor'],
): { words: string; tone: 'ok' | 'warn' | 'danger' | 'neutral' } {
  if (offer.waitsForLink) return { words: texts.seesUnminted, tone: 'warn' };
  if (offer.link === null) return { words: texts.seesNothing, tone: 'danger' };
  const place = all.filter(({ link }) => link !== null).findIndex(({ id }) => id === offer.id);
  const { shownOffers } = limits.products;
  if (place >= shownOffers) return { words: texts.seesBeyond(shownOffers), tone: 'neutral' };
  if (!edition.showPrices) return { words: texts.seesHidden, tone: 'ok' };
  if (offer.fetchedAt !== null && !offer.fresh) return { words: texts.seesStale, tone: 'warn' };
  if (offer.availability === 'out_of_stock') return { words: texts.seesOut, tone: 'warn' };
  if (offer.price === null) return { words: texts.seesNoPrice, tone: 'warn' };
  return { words: formatMoney(offer.price, offer.currency, edition.language), tone: 'ok' };
}
