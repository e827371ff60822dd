import '#web/styles/product-parts.css';
import '#web/styles/review-cards.css';
import '#web/styles/review-list.css';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { paths } from '#contract/site/addresses/paths.ts';
import { chosenIn, filtersOf, reviewsQuery } from '#web/shared/api/reviews.ts';
import { EditionHead } from '#web/shared/head/edition-head.tsx';
import { useActiveLocales } from '#web/shared/hooks/use-active-locales.ts';
import { useEdition } from '#web/shared/hooks/use-edition.ts';
import { useShown } from '#web/shared/hooks/use-shown.ts';
import { lazyPage, type PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { pageOf } from '#web/shared/paging.ts';
import { ListPages } from '#web/shared/ui/list-pages.tsx';
import { useChosen } from './compare/chosen.ts';
import { CompareDock } from './compare/compare-dock.tsx';
import { CompareForm } from './compare/compare-form.tsx';
import { useChosenInAddress } from './compare/use-chosen-in-address.ts';
import { ReviewFilters } from './review-filters.tsx';

/** Fetched by those whose filters leave nothing; a server renders without waiting. */
const none = lazyPage('src/web/site/reviews/no-reviews.tsx', async () => ({
  default: (await import('./no-reviews.tsx')).NoReviews,
}));
if (import.meta.env.SSR) await none.preload();

interface ReviewListProps {
  search: URLSearchParams;
  /** Whether it goes where it holds nothing: a search may have found something else. */
  isOneOfSeveral?: boolean;
}

/** What is asked for stands in the address: the form is a GET form, with and without scripts. */
export function ReviewList({ search, isOneOfSeveral = false }: ReviewListProps) {
  const { reviews: texts, common } = useDictionary();
  const locale = useLocale();
  const filters = filtersOf(search);
  const page = pageOf(search);
  const list = useSuspenseInfiniteQuery(reviewsQuery(locale, filters, page));
  const edition = useEdition();
  const { slugs: chosen } = useChosen(chosenIn(search, 'chosen'));
  useChosenInAddress(chosen);
  const { pages: parts } = list.data;
  const { shown, showMore } = useShown(1, 1, {
    there: parts.length,
    hasMore: list.hasNextPage,
    fetchMore: list.fetchNextPage,
  });
  const [first] = parts;
  const reviews = parts.slice(0, shown).flatMap(({ items }) => items);
  const { currency } = edition;
  if (!first || (isOneOfSeveral && first.total === 0)) return null;
  return (
    <>
      {isOneOfSeveral && <h2 className="section-title mt-12">{texts.title}</h2>}
      {edition.disclosure && <p className="disclosure-note">{edition.disclosure}</p>}
      <ReviewFilters
        key={JSON.stringify(filters)}
        filters={filters}
        list={first}
        currency={currency}
        chosen={chosen}
      />
      <p role="status" className="review-count">
        {texts.count(first.total)}
        {page > 1 && ` · ${common.page(page)}`}
      </p>
      {reviews.length > 0 ? (
        <CompareForm
          reviews={reviews}
          chosen={chosen}
          timeZone={edition.timeZone}
          showPrices={edition.showPrices}
        />
      ) : (
        <Suspense>
          <none.Page list={first} filters={filters} chosen={chosen} currency={currency} />
        </Suspense>
      )}
      <ListPages
        page={page}
        next={shown < parts.length || list.hasNextPage ? page + shown : undefined}
        hrefOf={(each) =>
          paths.reviewsWith(locale, { ...filters, ...(each > 1 && { page: String(each) }) }, chosen)
        }
        showMore={showMore}
      />
      <CompareDock />
    </>
  );
}

export default function ReviewListPage({ search }: PageProps) {
  const { reviews: texts } = useDictionary();
  const locale = useLocale();
  const active = useActiveLocales();
  const isWhole = Object.keys(filtersOf(search)).length === 0 && chosenIn(search, 'chosen').length === 0;
  return (
    <>
      {/* One list, many views of it: only the list itself is to be found. */}
      <EditionHead
        title={texts.title}
        description={texts.description}
        path={paths.reviews(locale)}
        siblings={active.map((each) => ({ locale: each, path: paths.reviews(each) }))}
        index={isWhole}
      />
      <h1>{texts.title}</h1>
      <ReviewList search={search} />
    </>
  );
}
