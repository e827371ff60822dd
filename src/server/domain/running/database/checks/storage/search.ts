import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import { placeholderMonth } from '#i18n/placeholders.ts';
import { productSearchText } from '#server/domain/commerce/products/product-search.ts';
import { reviewSearchText } from '#server/domain/commerce/reviews/review-search.ts';
import { searchTextOf } from '#server/domain/writing/media/picture-name.ts';
import { searchFieldsOf } from '#server/domain/writing/posts/posts.search.ts';
import type { Check, Fault } from '../check.ts';
import { listers, lockRow, type RowOf, type Searched, storeSearch } from './search.queries.ts';

const { batch } = engineLimits.integrity;

interface Reading {
  zoneOf: (locale: Locale) => string;
  now: Date;
}
type Made = Record<string, string | null>;

/** A title that names the month is written anew with the first search of the next one: until then it may be old. */
function postSearch(row: RowOf<'post'>, { zoneOf, now }: Reading): Made {
  const timeZone = zoneOf(row.locale);
  const contentText = documentText(row.content);
  const made = searchFieldsOf(row, { locale: row.locale, timeZone, now });
  const waits = made.searchMonth && row.searchMonth && row.searchMonth < placeholderMonth(timeZone, now);
  return waits ? { contentText } : { contentText, ...made };
}

const makers: { [K in Searched]: (row: RowOf<K>, reading: Reading) => Made } = {
  post: postSearch,
  review: (row) => ({ searchText: reviewSearchText(row, row) }),
  product: (row) => ({ searchText: productSearchText(row) }),
  media: (row) => ({ searchText: searchTextOf(row.fileName, row.alt) }),
};

const subjects: { [K in Searched]: (row: RowOf<K>) => NonNullable<Fault['subject']> } = {
  post: ({ id, title, locale }) => ({ kind: 'post', id, title, locale }),
  review: ({ productId, title, locale }) => ({ kind: 'review', id: productId, title, locale }),
  product: ({ id, brand, name }) => ({ kind: 'product', id, title: `${brand} ${name}`, locale: null }),
  media: ({ id, fileName }) => ({ kind: 'media', id, title: fileName, locale: null }),
};

const differs = (row: object, made: Made) =>
  Object.entries(made).some(([field, value]) => (row as Made)[field] !== value);

type Lister<K extends Searched> = (
  db: Parameters<(typeof listers)[K]>[0],
  after: number,
  limit: number,
) => Promise<RowOf<K>[]>;

async function* staleOnes<K extends Searched>(
  kind: K,
  db: Parameters<Lister<K>>[0],
  reading: Reading,
): AsyncIterable<Fault> {
  const list = listers[kind] as unknown as Lister<K>;
  for (let after = 0; ; ) {
    const rows = await list(db, after, batch);
    for (const row of rows) {
      if (differs(row, makers[kind](row, reading)))
        yield {
          key: `${kind} ${row.id}`,
          kind: 'search_stale',
          values: { id: row.id },
          subject: subjects[kind](row),
        };
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}

/** What the search looks at, where it is not what it would be if it were written now. */
export const searchCheck: Check = {
  id: 'search',
  async *find({ db, clock, editions }) {
    const zones = new Map((await editions.listAll()).map((each) => [each.locale, each.timeZone]));
    const reading = { zoneOf: (locale: Locale) => zones.get(locale) ?? 'UTC', now: clock() };
    for (const kind of Object.keys(listers) as Searched[]) yield* staleOnes(kind, db, reading);
  },
  async mend({ key, values }, { tx, zoneOf, at }) {
    const id = Number(values.id);
    const kind = (Object.keys(listers) as Searched[]).find((each) => key === `${each} ${id}`);
    if (!kind) return false;
    await lockRow(tx, kind, id);
    const list = listers[kind] as unknown as Lister<typeof kind>;
    const [row] = await list(tx, id - 1, 1);
    const make = makers[kind] as (row: RowOf<Searched>, reading: Reading) => Made;
    const made = row?.id === id ? make(row, { zoneOf, now: at }) : {};
    if (!row || !differs(row, made)) return false;
    await storeSearch(tx, kind, id, made);
    return true;
  },
};
