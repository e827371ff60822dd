import { type SQL, sql } from 'drizzle-orm';

/** Where blocks keep the addresses of pictures and files; contract/writing/content/content-media.ts reads the same. */
const places = ['src', 'pictures[*].src', 'picture'];

/** The addresses that a body shows, as a JSON array. Indexes and queries spell it one way, or no index would be used. */
export const mediaShownInText = (column: string): string =>
  `(${places.map((place) => `jsonb_path_query_array(${column}, '$.content[*].attrs.${place}')`).join(' || ')})`;

export const mediaShownIn = (column: string): SQL => sql.raw(mediaShownInText(column));
