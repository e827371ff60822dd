import type { ImportDetail, ImportMapping } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { mappingOfFeed } from '#contract/commerce/networks/files/feed-columns.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import type { Locale } from '#contract/site/locales.ts';

type FirstLook = Pick<ImportDetail, 'suggested' | 'shopFeed' | 'network' | 'columns'>;

/** Those of the rows that were looked at, and those that are said to be there further down. */
export const columnsOf = (
  { columns }: Pick<ImportDetail, 'columns'>,
  { fields }: ImportMapping,
): string[] => [...new Set([...columns, ...Object.values(fields)])];

/** What the form begins with: what the network says of its files, or else what the names of the columns tell. */
export function firstMapping(
  { suggested, shopFeed, network, columns }: FirstLook,
  networks: readonly Network[],
  locale: Locale,
): ImportMapping {
  const definition = networks.find(({ id }) => id === network);
  const said = definition?.feed && mappingOfFeed(definition, definition.feed);
  // Where no row that was seen has an EAN, the network's column for it is an empty one.
  const hasEan = columns.includes((said?.fields ?? suggested).ean ?? '');
  return {
    locale: shopFeed?.locale ?? locale,
    marketplace: 'other',
    network,
    fields: suggested,
    specs: {},
    decimal: 'unsaid',
    minorUnits: false,
    currency: null,
    timeZone: null,
    createProducts: false,
    keepFacts: true,
    catalogue: false,
    ...said,
    match: hasEan ? 'ean' : 'externalId',
  };
}
