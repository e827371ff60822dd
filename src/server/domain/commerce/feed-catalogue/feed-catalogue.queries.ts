import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { catalogueArrivals, catalogueItems } from '#db/schema/commerce/feed-catalogue.ts';
import { askedWords } from './catalogue-words.ts';

export type ArrivalRow = typeof catalogueArrivals.$inferSelect;
export type ItemRow = typeof catalogueItems.$inferSelect;
export type NewItem = Omit<ItemRow, 'arrivalId'>;

export const listCurrent = (db: Db, locale: Locale): Promise<ArrivalRow[]> =>
  db
    .select()
    .from(catalogueArrivals)
    .where(and(eq(catalogueArrivals.locale, locale), eq(catalogueArrivals.state, 'current')))
    .orderBy(asc(catalogueArrivals.feed));

export interface Place {
  arrivalId: number;
  row: number;
}

interface Search {
  arrivals: number[];
  /** All spellings of a barcode; otherwise the words of what was typed. */
  eans: string[];
  words: string[];
  after: Place | undefined;
  limit: number;
}

const lexemes = sql`array_to_tsvector(string_to_array(${catalogueItems.words}, ' '))`;

const wanted = ({ eans, words }: Search): SQL | undefined => {
  if (eans.length > 0) return inArray(catalogueItems.ean, eans);
  return words.length > 0 ? sql`${lexemes} @@ ${askedWords(words)}::tsquery` : undefined;
};

export const searchItems = (db: Db, search: Search): Promise<ItemRow[]> =>
  db
    .select()
    .from(catalogueItems)
    .where(
      and(
        inArray(catalogueItems.arrivalId, search.arrivals),
        wanted(search),
        search.after &&
          sql`(${catalogueItems.arrivalId}, ${catalogueItems.row}) > (${search.after.arrivalId}::bigint, ${search.after.row}::int)`,
      ),
    )
    .orderBy(asc(catalogueItems.arrivalId), asc(catalogueItems.row))
    .limit(search.limit);

export interface Sought {
  eans: string[];
  numbers: string[];
  paths: string[];
}

/** Rows about any of these; the newest catalogue first. */
export async function findItems(
  db: Db,
  arrivals: number[],
  { eans, numbers, paths }: Sought,
  limit: number,
): Promise<ItemRow[]> {
  const either = or(
    eans.length > 0 ? inArray(catalogueItems.ean, eans) : undefined,
    numbers.length > 0 ? inArray(catalogueItems.externalId, numbers) : undefined,
    paths.length > 0 ? inArray(sql`split_part(${catalogueItems.url}, '?', 1)`, paths) : undefined,
  );
  if (!either || arrivals.length === 0) return [];
  return db
    .select()
    .from(catalogueItems)
    .where(and(inArray(catalogueItems.arrivalId, arrivals), either))
    .orderBy(asc(catalogueItems.arrivalId), asc(catalogueItems.row))
    .limit(limit);
}

export async function lockArrival(tx: Db, id: number): Promise<ArrivalRow | undefined> {
  const [row] = await tx
    .select()
    .from(catalogueArrivals)
    .where(and(eq(catalogueArrivals.id, id), eq(catalogueArrivals.state, 'current')))
    .for('update');
  return row;
}

/** Nobody sees them any more, nor can they be put back; whoever sweeps takes their rows away. */
export async function dropArrivals(
  tx: Db,
  { locale, feed }: Pick<ArrivalRow, 'locale' | 'feed'>,
): Promise<void> {
  await tx
    .update(catalogueArrivals)
    .set({ state: 'gone' })
    .where(
      and(
        eq(catalogueArrivals.locale, locale),
        eq(catalogueArrivals.feed, feed),
        inArray(catalogueArrivals.state, ['current', 'former']),
      ),
    );
}
