import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { languageTags } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { homeDataQuery } from '#web/shared/api/home.ts';
import { allLocalesQuery, localeConfigQuery } from '#web/shared/api/locale-configs.ts';
import { Head } from '#web/shared/head.tsx';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale, usePageContext } from '#web/shared/page-context.tsx';
import { pageOf } from '#web/shared/paging.ts';
import { homeAlternates, ogLocaleOf, webSiteData } from '#web/shared/seo.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Hero } from './hero.tsx';
import { PopularCategories } from './popular-categories.tsx';
import { PostGrid } from './post-grid.tsx';
import { joined } from './shown-posts.ts';

export default function HomePage({ search }: PageProps) {
  const { home } = useDictionary();
  const { publicUrl } = usePageContext();
  const locale = useLocale();
  const homeData = useSuspenseInfiniteQuery(homeDataQuery(locale));
  const { data: config } = useQuery(localeConfigQuery(locale));
  const { data: locales = [] } = useQuery(allLocalesQuery());
  const siteName = config?.siteName ?? '';
  const { posts, categories } = joined(homeData.data.pages);
  const [featured, ...rest] = posts;
  const canonical = publicUrl + paths.home(locale);
  return (
    <>
      <Head
        data={{
          title: `${siteName} - ${home.blogTagline}`,
          description: home.description,
          canonical,
          alternates: homeAlternates(locales, publicUrl),
          index: true,
          ogLocale: ogLocaleOf(locale),
          ogType: 'website',
          image: featured?.imageUrl ? new URL(featured.imageUrl, publicUrl).href : undefined,
          twitterCard: 'summary',
          jsonLd: [webSiteData(siteName, canonical, languageTags[locale])],
        }}
      />
      <h1 className="sr-only">{`${siteName} - ${home.blogTagline}`}</h1>
      {featured ? (
        <>
          <Hero post={featured} category={categories[String(featured.categoryId)]} />
          <PostGrid
            posts={rest}
            categories={categories}
            initiallyVisible={pageOf(search) * limits.posts.step}
            hasMore={homeData.hasNextPage}
            fetchMore={homeData.fetchNextPage}
            failed={homeData.isFetchNextPageError}
          />
        </>
      ) : (
        <EmptyState title={home.empty} />
      )}
      <PopularCategories />
    </>
  );
}
