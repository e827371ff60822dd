import { paths } from '#contract/site/addresses/paths.ts';
import { postSearchQuery } from '#web/shared/api/posts.ts';
import { filtersOf } from '#web/shared/api/reviews.ts';
import { useSuspenseQuery } from '#web/shared/api/use-query.ts';
import { EditionHead } from '#web/shared/head/edition-head.tsx';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { PostCard } from '#web/shared/ui/post-card.tsx';
import { ReviewList } from '../review-list-page.tsx';

/** Everything that a search finds: articles and reviews. A kind without any is not shown. */
export default function SearchPage({ search }: PageProps) {
  const { reviews: texts } = useDictionary();
  const locale = useLocale();
  const { q = '', ...narrowed } = filtersOf(search);
  const { data: posts } = useSuspenseQuery(postSearchQuery(locale, q));
  // Who narrows reviews, or turns their pages, is among them already.
  const isWide = Object.keys(narrowed).length === 0 && !search.has('page');
  const found = isWide ? posts : [];
  return (
    <>
      <EditionHead
        title={texts.searchFor(q)}
        description={texts.description}
        path={paths.reviews(locale)}
        siblings={[]}
        index={false}
      />
      <h1 className="wrap-anywhere">{texts.searchFor(q)}</h1>
      {found.length > 0 && (
        <section aria-labelledby="articles-title" className="mt-8">
          <h2 id="articles-title" className="section-title">
            {texts.articles}
          </h2>
          <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
            {found.map((post) => (
              <PostCard key={post.id} post={post} category={undefined} />
            ))}
          </div>
        </section>
      )}
      <ReviewList search={search} isOneOfSeveral={found.length > 0} />
    </>
  );
}
