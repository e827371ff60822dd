import { authorPaths } from '#contract/site/addresses/author-paths.ts';
import { authorWords } from '#contract/site/addresses/author-words.ts';
import { locales } from '#contract/site/locales.ts';
import { authorQuery } from '#web/shared/api/authors.ts';
import { lazyPage } from '#web/shared/lazy-page.ts';
import { pageOf } from '#web/shared/paging.ts';
import type { SiteRoute } from '#web/shared/site-route.ts';
import { head } from './head.ts';

const page = lazyPage('src/web/site/author/author-page.tsx', () => import('./author-page.tsx'));

const movedTo: SiteRoute['movedTo'] = (client, { locale, params, search }) => {
  const { queryKey } = authorQuery(locale, params.slug ?? '', pageOf(search));
  const author = client.getQueryData(queryKey)?.pages[0]?.author;
  return author && author.slug !== params.slug ? authorPaths.author(locale, author.slug) : undefined;
};

/** Each edition has its own word for "author", and only its own. */
export const authorRoutes: SiteRoute[] = locales.map((edition) => ({
  path: `/:locale/${authorWords[edition]}/:slug`,
  only: [edition],
  page,
  head,
  prefetch: (client, { locale, params, search }) =>
    client.prefetchInfiniteQuery(authorQuery(locale, params.slug ?? '', pageOf(search))),
  ...(import.meta.env.SSR && { movedTo, reads: { page: 'page' } as const }),
}));
