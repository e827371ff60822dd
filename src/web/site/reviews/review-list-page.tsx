import '#web/styles/products.css';
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { languageTags } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { allLocalesQuery, localeConfigQuery } from '#web/shared/api/locale-configs.ts';
import { filtersOf, reviewsQuery } from '#web/shared/api/reviews.ts';
import { Head } from '#web/shared/head.tsx';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale, usePageContext } from '#web/shared/page-context.tsx';
import { pageOf } from '#web/shared/paging.ts';
import { breadcrumbData, ogLocaleOf, siblingAlternates, webSiteData } from '#web/shared/seo.ts';
import { quietButton } from '#web/shared/ui/button.ts';
import { ReviewCard } from '#web/shared/ui/review-card.tsx';
import { ReviewFilters } from './review-filters.tsx';

/** What is asked for stands in the address: the form is a GET form, with and without scripts. */
export default function ReviewListPage({ search }: PageProps) {
  const { reviews: texts, post, home } = useDictionary();
  const { publicUrl } = usePageContext();
  const locale = useLocale();
  const filters = filtersOf(search);
  const list = useSuspenseInfiniteQuery(reviewsQuery(locale, filters));
  const { data: config } = useQuery({ ...localeConfigQuery(locale), enabled: false });
  const { data: locales = [] } = useQuery(allLocalesQuery());
  const [first] = list.data.pages;
  const reviews = list.data.pages.flatMap(({ items }) => items);
  const siteName = config?.siteName ?? '';
  const path = paths.reviews(locale);
  const filtered = Object.keys(filters).length > 0;
  const active = locales.filter(({ status }) => status === 'active');
  const next = new URLSearchParams({ ...filters, page: String(pageOf(search) + 1) });
  if (!first) return null;
  return (
    <>
      <Head
        data={{
          title: `${texts.title} - ${siteName}`,
          description: texts.description,
          canonical: publicUrl + path,
          alternates: siblingAlternates(
            active.map((each) => ({ locale: each.locale, path: paths.reviews(each.locale) })),
            publicUrl,
          ),
          // One list, many views of it: only the list itself is to be found.
          index: !filtered,
          ogLocale: ogLocaleOf(locale),
          ogType: 'website',
          twitterCard: 'summary_large_image',
          jsonLd: [
            webSiteData(siteName, publicUrl + paths.home(locale), languageTags[locale]),
            breadcrumbData(
              [
                { name: post.home, path: paths.home(locale) },
                { name: texts.title, path },
              ],
              publicUrl,
            ),
          ],
        }}
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
        <div className="py-16 text-center">
          <p className="text-lg font-semibold">{texts.empty}</p>
          <p className="text-mute mt-2">{texts.emptyHint}</p>
          <p className="mt-6">
            <a href={path} className={quietButton}>
              {texts.clear}
            </a>
          </p>
        </div>
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
