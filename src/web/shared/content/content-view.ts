import type { ProductCard } from '#contract/commerce/products/product-cards.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { ReaderDictionary } from '#i18n/load-reader-dictionary.ts';

/** What a document is shown with: whose words, whose calendar, which products. */
export interface ContentView {
  locale: Locale;
  language: string;
  timeZone: string;
  dictionary: ReaderDictionary;
  products: ReadonlyMap<number, ProductCard>;
  /** Puts the current month and year where a heading leaves room for them. */
  resolve: (text: string) => string;
}
