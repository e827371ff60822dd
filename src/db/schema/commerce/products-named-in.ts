import { type SQL, sql } from 'drizzle-orm';

/** Where each kind of block that names products keeps their numbers; contract/writing/content/content-products.ts reads the same. */
const places = ['productId', 'picks[*].productId', 'productIds[*]'];

/** The products that a body names, as a JSON array. Indexes and queries spell it one way, or no index would be used. */
export const productsNamedInText = (column: string): string =>
  `(${places.map((place) => `jsonb_path_query_array(${column}, '$.content[*].attrs.${place}')`).join(' || ')})`;

export const productsNamedIn = (column: string): SQL => sql.raw(productsNamedInText(column));
