import { renderToStaticMarkup } from 'react-dom/server';
import type { PriceHistory } from '#contract/commerce/price-runs/price-history.ts';
import type { ProductCard } from '#contract/commerce/products/product-cards.schemas.ts';
import { type Locale, languageTags } from '#contract/site/locales.ts';
import type { BoxedAuthor } from '#contract/writing/authors/boxed-author.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import { dictionaries } from './dictionaries.ts';
import { AuthorBox } from './shared/content/author-box.tsx';
import { Content } from './shared/content/content.tsx';
import { PriceHistoryChart } from './shared/content/price-history-chart.tsx';

interface ContentReading {
  locale: Locale;
  timeZone: string;
  now: Date;
  products: ProductCard[];
  priceHistory?: PriceHistory | undefined;
  author?: BoxedAuthor | undefined;
}

/** An article's body as HTML: it travels in the page once, and is never rendered again in the browser. */
export function renderContent(document: ContentDocument, reading: ContentReading): string {
  const { locale, timeZone, now, priceHistory, author } = reading;
  return renderToStaticMarkup(
    <>
      <Content
        document={document}
        view={{
          locale,
          timeZone,
          language: languageTags[locale],
          dictionary: dictionaries[locale],
          products: new Map(reading.products.map((product) => [product.id, product])),
          resolve: (text) => resolvePlaceholders(text, locale, timeZone, now),
        }}
      />
      {priceHistory && <PriceHistoryChart history={priceHistory} locale={locale} timeZone={timeZone} />}
      {author && <AuthorBox author={author} locale={locale} />}
    </>,
  );
}
