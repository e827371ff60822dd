import '#web/styles/product-parts.css';
import '#web/styles/products.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Locale, languageTags } from '#contract/site/locales.ts';
import { loadReaderDictionary } from '#i18n/load-reader-dictionary.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { editionQuery } from '#web/shared/api/editions.ts';
import { ComparisonTable } from '#web/shared/content/comparison-table.tsx';
import type { ContentView } from '#web/shared/content/content-view.ts';
import { ProductCard } from '#web/shared/content/product-card.tsx';

const KEPT_MS = 60_000;

/** What readers' own components need to show products of the edition that is written for. */
function useContentView(locale: Locale, ids: number[]): ContentView | undefined {
  const { data: edition } = useQuery({ ...editionQuery(locale), staleTime: KEPT_MS });
  const { data: dictionary } = useQuery({
    queryKey: ['reader-dictionary', locale],
    queryFn: () => loadReaderDictionary(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: cards } = useQuery({
    ...apiQuery('GET /api/admin/product-cards', { locale, ids: ids.join(',') }),
    staleTime: KEPT_MS,
    placeholderData: (before) => before,
  });
  if (!edition || !dictionary || !cards) return undefined;
  return {
    locale,
    dictionary,
    language: languageTags[locale],
    timeZone: edition.timeZone,
    products: new Map(cards.items.map((card) => [card.id, card])),
    resolve: (text) => text,
  };
}

interface ShownProps {
  /** The edition that is written for. */
  locale: Locale;
  ids: number[];
  /** Until everything is there, and where there is nothing to show. */
  fallback: ReactNode;
}

/** To be looked at: its links lead nowhere from here. */
const AsReadersSeeIt = ({ children }: { children: ReactNode }) => (
  <div inert className="reader-block">
    {children}
  </div>
);

export function ReaderCard({ locale, ids, fallback }: ShownProps) {
  const view = useContentView(locale, ids);
  const product = view?.products.get(ids[0] ?? 0);
  if (!view || !product) return fallback;
  return (
    <AsReadersSeeIt>
      <ProductCard product={product} view={view} />
    </AsReadersSeeIt>
  );
}

export function ReaderComparison({ locale, ids, fallback }: ShownProps) {
  const view = useContentView(locale, ids);
  if (!view) return fallback;
  return (
    <AsReadersSeeIt>
      <ComparisonTable productIds={ids} view={view} />
    </AsReadersSeeIt>
  );
}
