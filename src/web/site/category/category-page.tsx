import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { paths } from '#contract/site/addresses/paths.ts';
import { categoryQuery } from '#web/shared/api/categories.ts';
import { categoryPostsQuery } from '#web/shared/api/posts.ts';
import { useSuspenseQuery } from '#web/shared/api/use-query.ts';
import { categoryIcon } from '#web/shared/category-icons.ts';
import { EditionHead } from '#web/shared/head/edition-head.tsx';
import { useShown } from '#web/shared/hooks/use-shown.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { pageOf } from '#web/shared/paging.ts';
import { toneOf } from '#web/shared/tone.ts';
import { Breadcrumbs } from '#web/shared/ui/breadcrumbs.tsx';
import { quietButton } from '#web/shared/ui/button.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import { ListPages } from '#web/shared/ui/list-pages.tsx';
import { PostCard } from '#web/shared/ui/post-card.tsx';

export default function CategoryPage({ params, search }: PageProps) {
  const { category: texts, post, common } = useDictionary();
  const locale = useLocale();
  const slug = params.slug ?? '';
  const { data: category } = useSuspenseQuery(categoryQuery(locale, slug));
  const page = pageOf(search);
  const list = useSuspenseInfiniteQuery(categoryPostsQuery(locale, slug, page));
  const { pages: parts } = list.data;
  const { shown, showMore } = useShown(1, 1, {
    there: parts.length,
    hasMore: list.hasNextPage,
    fetchMore: list.fetchNextPage,
  });
  const posts = parts.slice(0, shown).flatMap((part) => part.posts);
  const path = paths.category(locale, category.slug);
  return (
    <>
      <EditionHead
        title={category.name}
        description={category.description || texts.description(category.name)}
        path={path}
        siblings={category.siblings.map((each) => ({
          locale: each.locale,
          path: paths.category(each.locale, each.slug),
        }))}
        trail={[{ name: texts.all, path: paths.categories(locale) }]}
        index={category.postCount > 0}
      />
      <Breadcrumbs
        trail={[
          { name: post.home, href: paths.home(locale) },
          { name: texts.all, href: paths.categories(locale) },
        ]}
      />
      <div className="mt-4 flex items-start gap-4">
        <span className={`${toneOf(category.id)} grid size-14 shrink-0 place-items-center rounded-sm`}>
          <Glyph name={categoryIcon(category)} size={28} />
        </span>
        <div>
          <h1>{category.name}</h1>
          <p className="text-mute mt-2 max-w-prose">{category.description}</p>
          <p className="text-mute mt-1 text-sm">
            {texts.posts(category.postCount)}
            {page > 1 && ` · ${common.page(page)}`}
          </p>
        </div>
      </div>
      {posts.length > 0 ? (
        <div className="mt-10 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
          {posts.map((each) => (
            <PostCard key={each.id} post={each} category={undefined} heading="h2" />
          ))}
        </div>
      ) : (
        <EmptyState title={texts.empty}>
          <a href={paths.categories(locale)} className={quietButton}>
            {texts.elsewhere}
          </a>
        </EmptyState>
      )}
      <ListPages
        page={page}
        next={shown < parts.length || list.hasNextPage ? page + shown : undefined}
        hrefOf={(each) => paths.categoryPage(locale, category.slug, each)}
        showMore={showMore}
      />
    </>
  );
}
