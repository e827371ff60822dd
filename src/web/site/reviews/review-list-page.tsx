import '#web/styles/products.css';
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { localeConfigQuery } from '#web/shared/api/locale-configs.ts';
import { filtersOf, reviewsQuery } from '#web/shared/api/reviews.ts';
import { EditionHead } from '#web/shared/edition-head.tsx';
import { useActiveLocales } from '#web/shared/hooks/use-active-locales.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { pageOf } from '#web/shared/paging.ts';
import { quietButton } from '#web/shared/ui/button.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { ReviewCard } from '#web/shared/ui/review-card.tsx';
import { ReviewFilters } from './review-filters.tsx';

/** What is asked for stands in the address: the form is a GET form, with and without scripts. */
export default function ReviewListPage({ search }: PageProps) {
  const { reviews: texts, home } = useDictionary();
  const locale = useLocale();
  const filters = filtersOf(search);
  const list = useSuspenseInfiniteQuery(reviewsQuery(locale, filters));
  const { data: config } = useQuery({ ...localeConfigQuery(locale), enabled: false });
  const [first] = list.data.pages;
  const reviews = list.data.pages.flatMap(({ items }) => items);
  const path = paths.reviews(locale);
  const filtered = Object.keys(filters).length > 0;
  const active = useActiveLocales();
  const next = new URLSearchParams({ ...filters, page: String(pageOf(search) + 1) });
  if (!first) return null;
  return (
    <>
      {/* One list, many views of it: only the list itself is to be found. */}
      <EditionHead
        title={texts.title}
        description={texts.description}
        path={path}
        siblings={active.map((each) => ({ locale: each, path: paths.reviews(each) }))}
        index={!filtered}
      />
      <h1>{texts.title}</h1>
      {config?.disclosure && <p className="text-mute mt-2 max-w-prose text-sm">{config.disclosure}</p>}
      <ReviewFilters
        key={search.toString()}
        filters={filters}
        categories={first.categories}
        brands={first.brands}
      />
      <p role="status" className="text-mute mt-6 text-sm">
        {texts.count(first.total)}
      </p>
      {reviews.length > 0 ? (
        <div className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} timeZone={config?.timeZone ?? 'UTC'} />
          ))}
        </div>
      ) : (
        <EmptyState title={texts.empty} hint={texts.emptyHint}>
          <a href={path} className={quietButton}>
            {texts.clear}
          </a>
        </EmptyState>
      )}
      {list.hasNextPage && (
        <p className="mt-10 text-center">
          <a
            href={`${path}?${next}`}
            className={quietButton}
            onClick={(event) => {
              event.preventDefault();
              void list.fetchNextPage();
            }}
          >
            {home.loadMore}
          </a>
        </p>
      )}
    </>
  );
}
