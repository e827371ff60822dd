import type { FeedShape, ImportField } from '#contract/commerce/imports/imports.words.ts';
import type { NetworkFeed } from '#contract/commerce/networks/network.ts';
import { constantColumn, placeColumn } from '../formats/table-columns.ts';

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
