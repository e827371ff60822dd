import '#web/styles/author-page.css';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { authorPaths } from '#contract/site/addresses/author-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { authorTexts } from '#i18n/authors.ts';
import { authorQuery } from '#web/shared/api/authors.ts';
import { PageHead } from '#web/shared/head/head.tsx';
import { useEdition } from '#web/shared/hooks/use-edition.ts';
import { useShown } from '#web/shared/hooks/use-shown.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { pageOf } from '#web/shared/paging.ts';
import { Breadcrumbs } from '#web/shared/ui/breadcrumbs.tsx';
import { ListPages } from '#web/shared/ui/list-pages.tsx';
import { AuthorIntro } from './author-intro.tsx';
import { head } from './head.ts';
import { WorkCard } from './work-card.tsx';

/** A person who writes: who it is, and all that they have published in this edition. */
export default function AuthorPage({ params, search }: PageProps) {
  const { post, common } = useDictionary();
  const locale = useLocale();
  const { siteName } = useEdition();
  const page = pageOf(search);
  const list = useSuspenseInfiniteQuery(authorQuery(locale, params.slug ?? '', page));
  const { pages: parts } = list.data;
  const { shown, showMore } = useShown(1, 1, {
    there: parts.length,
    hasMore: list.hasNextPage,
    fetchMore: list.fetchNextPage,
  });
  const author = parts[0]?.author;
  if (!author) return null;
  return (
    <>
      <PageHead head={head} facts={{ author, siteName }} />
      <Breadcrumbs trail={[{ name: post.home, href: paths.home(locale) }]} />
      <AuthorIntro author={author} aside={page > 1 ? common.page(page) : ''} />
      <section aria-labelledby="works-title" className="mt-12">
        <h2 id="works-title" className="section-title">
          {authorTexts[locale].works}
        </h2>
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
          {parts
            .slice(0, shown)
            .flatMap(({ works }) => works)
            .map((work) => (
              <WorkCard key={`${work.kind}-${work.id}`} work={work} />
            ))}
        </div>
        <ListPages
          page={page}
          next={shown < parts.length || list.hasNextPage ? page + shown : undefined}
          hrefOf={(each) => authorPaths.authorPage(locale, author.slug, each)}
          showMore={showMore}
        />
      </section>
    </>
  );
}
