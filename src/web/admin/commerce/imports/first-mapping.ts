import type { ImportDetail, ImportMapping } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { mappingOfFeed } from '#contract/commerce/networks/files/feed-columns.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import type { Locale } from '#contract/site/locales.ts';

/** What the form begins with: what the network says of its files, or else what the names of the columns tell. */
export function firstMapping(
  { suggested, shopFeed, network }: Pick<ImportDetail, 'suggested' | 'shopFeed' | 'network'>,
  networks: readonly Network[],
  locale: Locale,
): ImportMapping {
  const definition = networks.find(({ id }) => id === network);
  return {
    locale: shopFeed?.locale ?? locale,
    marketplace: 'other',
    network,
    match: suggested.ean ? 'ean' : 'externalId',
    fields: suggested,
    specs: {},
    decimal: 'unsaid',
    minorUnits: false,
    currency: null,
    timeZone: null,
    createProducts: false,
    keepFacts: true,
    catalogue: false,
    ...(definition?.feed && mappingOfFeed(definition, definition.feed)),
  };
}
