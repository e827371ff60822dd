import { useState } from 'react';
import type { Category } from '#contract/categories.ts';
import { limits } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import type { PostCard as Post } from '#contract/posts.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { quietButton } from '#web/shared/ui/button.ts';
import { PostCard } from '#web/shared/ui/post-card.tsx';

interface PostGridProps {
  posts: Post[];
  categories: Record<string, Category>;
  initiallyVisible: number;
  hasMore: boolean;
  fetchMore: () => Promise<unknown>;
  failed: boolean;
}

export function PostGrid({ posts, categories, initiallyVisible, hasMore, fetchMore, failed }: PostGridProps) {
  const { home } = useDictionary();
  const locale = useLocale();
  const [visible, setVisible] = useState(initiallyVisible);
  const showMore = async () => {
    const wanted = visible + limits.posts.step;
    if (wanted > posts.length && hasMore) await fetchMore();
    setVisible(wanted);
  };
  if (posts.length === 0) return null;
  const nextPage = Math.floor(visible / limits.posts.step) + 1;
  return (
    <section id="posts" aria-labelledby="posts-title" className="mt-12 scroll-mt-4">
      <h2 id="posts-title" className="section-title">
        {home.latest}
      </h2>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
        {posts.slice(0, visible).map((post) => (
          <PostCard key={post.id} post={post} category={categories[String(post.categoryId)]} />
        ))}
      </div>
      {(visible < posts.length || hasMore) && (
        <p className="mt-10 text-center">
          <a
            href={paths.homePage(locale, nextPage)}
            data-in-page=""
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              void showMore();
            }}
            className={quietButton}
          >
            {home.loadMore}
          </a>
        </p>
      )}
      {failed && (
        <p role="alert" className="text-mute mt-4 text-center text-sm">
          {home.loadMoreFailed}
        </p>
      )}
    </section>
  );
}
