import { type Locale, locales } from '#contract/site/locales.ts';
import { CSV_BEGINNING, type CsvCell, csvLine } from '#server/lib/tables/csv.ts';
import type { ProductStanding } from './product-standings.ts';
import { presentProductRow } from './products.admin.presenter.ts';

const ofProduct = ['id', 'brand', 'name', 'ean', 'used_in', 'clicks_30_days', 'archived_at'];
const ofEdition = [
  'review',
  'review_slug',
  'score',
  'to_translate',
  'drifted',
  'price',
  'currency',
  'price_at',
  'price_is_fresh',
  'availability',
  'linked',
];

type Clicks = ReadonlyMap<number, number>;

function rowOf(standing: ProductStanding, editions: readonly Locale[], clicks: Clicks): CsvCell[] {
  const row = presentProductRow(standing, undefined, clicks);
  return [
    ...[row.id, row.brand, row.name, row.ean, row.usedIn, row.clicks30, row.archivedAt],
    ...editions.flatMap((locale): CsvCell[] => {
      const { review, offer } = row.editions[locale];
      const price = offer?.price ?? null;
      return [
        ...[review?.status ?? null, review?.slug ?? null, review?.score ?? null],
        ...[review?.toTranslate ?? null, review?.drifted ?? null],
        // In the edition's whole units, with a point: every one of its currencies has two decimals.
        ...[price === null ? null : (price / 100).toFixed(2), offer?.currency ?? null],
        ...[
          offer?.fetchedAt ?? null,
          offer?.fresh ?? null,
          offer?.availability ?? null,
          offer?.linked ?? null,
        ],
      ];
    }),
  ];
}

/** A table for spreadsheets, part by part: one product a line, with the columns of one edition or of all. */
export async function* productCsv(
  parts: AsyncIterable<ProductStanding[]>,
  locale: Locale | undefined,
  countClicks: (productIds: number[]) => Promise<Clicks>,
): AsyncGenerator<string> {
  const editions = locale ? [locale] : locales;
  const names = editions.flatMap((edition) => ofEdition.map((name) => `${edition}_${name}`));
  yield `${CSV_BEGINNING}${csvLine([...ofProduct, ...names])}`;
  for await (const part of parts) {
    const clicks = await countClicks(part.map(({ product }) => product.id));
    yield part.map((standing) => csvLine(rowOf(standing, editions, clicks))).join('');
  }
}
