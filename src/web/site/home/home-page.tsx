import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { homeDataQuery } from '#web/shared/api/home.ts';
import { useQuery } from '#web/shared/api/use-query.ts';
import { PageHead } from '#web/shared/head/head.tsx';
import { useEdition } from '#web/shared/hooks/use-edition.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { pageOf } from '#web/shared/paging.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { head } from './head.ts';
import { Hero } from './hero.tsx';
import { PopularCategories } from './popular-categories.tsx';
import { PostGrid } from './post-grid.tsx';
import { joined } from './shown-posts.ts';

export default function HomePage({ search }: PageProps) {
  const { home } = useDictionary();
  const locale = useLocale();
  const page = pageOf(search);
  const homeData = useSuspenseInfiniteQuery(homeDataQuery(locale, page));
  const { siteName } = useEdition();
  const { data: editions = [] } = useQuery(allLocalesQuery());
  const { posts, categories } = joined(homeData.data.pages);
  const featured = page === 1 ? posts[0] : undefined;
  return (
    <>
      <PageHead head={head} facts={{ siteName, editions }} />
      <h1 className="sr-only">{`${siteName} - ${home.blogTagline}`}</h1>
      {featured && <Hero post={featured} category={categories[String(featured.categoryId)]} />}
      {posts.length > 0 ? (
        <PostGrid
          key={page}
          posts={featured ? posts.slice(1) : posts}
          categories={categories}
          page={page}
          hasMore={homeData.hasNextPage}
          fetchMore={homeData.fetchNextPage}
          failed={homeData.isFetchNextPageError}
        />
      ) : (
        <EmptyState title={home.empty} />
      )}
      <PopularCategories />
    </>
  );
}
