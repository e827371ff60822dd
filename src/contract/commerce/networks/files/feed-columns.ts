import type { ImportMapping } from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { FeedShape, ImportField } from '#contract/commerce/imports/imports.words.ts';
import { constantColumn, placeColumn } from '#contract/commerce/imports/table-columns.ts';
import type { Network, NetworkFeed } from '../network.ts';

/** Which column is which field, as the network says: by its name, by its place, or the same in every row. */
export function fieldsOfFeed({ columns, constants = {} }: NetworkFeed): Partial<Record<ImportField, string>> {
  const named =
    columns.by === 'name'
      ? columns.fields
      : Object.fromEntries(
          Object.entries(columns.fields).map(([field, place]) => [field, placeColumn(place)]),
        );
  const same = Object.keys(constants).map((field) => [field, constantColumn(field)]);
  return { ...named, ...Object.fromEntries(same) };
}

/** A file's shape as it was found, and what only the network knows of it. */
export function shapeOfFeed({ delimiter, columns, constants }: NetworkFeed, found: FeedShape): FeedShape {
  return {
    ...found,
    ...(delimiter && found.format === 'delimited' && { delimiter }),
    ...(columns.by === 'position' && { headless: { notRows: [...columns.notRows] } }),
    ...(constants && { constants }),
  };
}

/** What a network's definition says of how its files are taken in; the rest is for whoever takes one in. */
export function mappingOfFeed(
  { id }: Pick<Network, 'id'>,
  feed: NetworkFeed,
): Pick<ImportMapping, 'network' | 'fields' | 'match' | 'decimal' | 'minorUnits' | 'currency'> {
  const fields = fieldsOfFeed(feed);
  const { decimal, minorUnits, currency } = feed;
  return { network: id, fields, match: fields.ean ? 'ean' : 'externalId', decimal, minorUnits, currency };
}
