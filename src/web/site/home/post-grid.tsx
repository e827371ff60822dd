import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import type { Category } from '#contract/writing/categories/categories.schemas.ts';
import type { PostCard as Post } from '#contract/writing/posts/posts.schemas.ts';
import { useShown } from '#web/shared/hooks/use-shown.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { ListPages } from '#web/shared/ui/list-pages.tsx';
import { PostCard } from '#web/shared/ui/post-card.tsx';

interface PostGridProps {
  posts: Post[];
  categories: Record<string, Category>;
  /** The page of the list that they begin with. */
  page: number;
  hasMore: boolean;
  fetchMore: Parameters<typeof useShown>[2]['fetchMore'];
  failed: boolean;
}

export function PostGrid({ posts, categories, page, hasMore, fetchMore, failed }: PostGridProps) {
  const { home, common } = useDictionary();
  const locale = useLocale();
  const { shown, showMore } = useShown(limits.posts.initiallyVisible, limits.posts.step, {
    there: posts.length,
    hasMore,
    fetchMore,
  });
  if (posts.length === 0) return null;
  return (
    <section id="posts" aria-labelledby="posts-title" className="mt-12 scroll-mt-4">
      <h2 id="posts-title" className="section-title">
        {home.latest}
        {page > 1 && <span className="text-mute block text-base font-normal">{common.page(page)}</span>}
      </h2>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
        {posts.slice(0, shown).map((post) => (
          <PostCard key={post.id} post={post} category={categories[String(post.categoryId)]} />
        ))}
      </div>
      <ListPages
        page={page}
        next={shown < posts.length || hasMore ? page + Math.floor(shown / limits.posts.step) : undefined}
        hrefOf={(each) => paths.homePage(locale, each)}
        showMore={showMore}
      />
      {failed && (
        <p role="alert" className="text-mute mt-4 text-center text-sm">
          {home.loadMoreFailed}
        </p>
      )}
    </section>
  );
}
