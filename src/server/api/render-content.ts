import type { ContentDocument } from '#contract/content.ts';
import type { Locale } from '#contract/locales.ts';
import type { PriceHistory } from '#contract/price-history.ts';
import type { ProductCard } from '#contract/product-cards.ts';

/** Turns a document into HTML with the site's own components; the renderer provides it. */
export type RenderContent = (
  document: ContentDocument,
  reading: {
    locale: Locale;
    timeZone: string;
    now: Date;
    products: ProductCard[];
    /** Drawn below the text. */
    priceHistory?: PriceHistory | undefined;
  },
) => string;
