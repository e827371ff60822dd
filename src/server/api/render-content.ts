import type { PriceHistory } from '#contract/commerce/price-runs/price-history.ts';
import type { ProductCard } from '#contract/commerce/products/product-cards.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { BoxedAuthor } from '#contract/writing/authors/boxed-author.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';

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
    /** Who wrote it, below everything else. */
    author?: BoxedAuthor | undefined;
  },
) => string;
