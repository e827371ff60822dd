import type { Locale } from '#contract/site/locales.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { FirstEditions } from '#server/domain/running/editions/first-editions.ts';
import type { EditionShops } from './shop-href.ts';

/** The edition's shops and tag; on a trial, of one that would be brought along. */
export async function shopsOf(
  editions: EditionsService,
  locale: Locale,
  firstEditions: FirstEditions = () => [],
): Promise<EditionShops> {
  const there = (await editions.listAll()).find((each) => each.locale === locale);
  const edition = there ?? firstEditions().find((each) => each.locale === locale);
  const { amazonDomain = '', affiliateId = '', currency = '' } = edition ?? {};
  const { shops = [], networkNumbers = {}, preferredShop = '' } = edition ?? {};
  const ownNetworks = there?.ownNetworks ?? [];
  return { locale, amazonDomain, affiliateId, shops, networkNumbers, ownNetworks, preferredShop, currency };
}
