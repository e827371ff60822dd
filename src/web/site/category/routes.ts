import { paths } from '#contract/site/addresses/paths.ts';
import { categoriesQuery, categoryQuery } from '#web/shared/api/categories.ts';
import { categoryPostsQuery } from '#web/shared/api/posts.ts';
import { editionHead } from '#web/shared/head/edition-lazy-head.ts';
import { lazyPage } from '#web/shared/lazy-page.ts';
import { pageOf } from '#web/shared/paging.ts';
import type { SiteRoute } from '#web/shared/site-route.ts';

const movedTo: SiteRoute['movedTo'] = (client, { locale, params }) => {
  const category = client.getQueryData(categoryQuery(locale, params.slug ?? '').queryKey);
  return category && category.slug !== params.slug ? paths.category(locale, category.slug) : undefined;
};

export const categoryRoutes: SiteRoute[] = [
  {
    path: '/:locale/categorias',
    page: lazyPage('src/web/site/category/category-list-page.tsx', () => import('./category-list-page.tsx')),
    head: editionHead,
    prefetch: (client, { locale }) => client.prefetchQuery(categoriesQuery(locale)),
  },
  {
    path: '/:locale/categoria/:slug',
    page: lazyPage('src/web/site/category/category-page.tsx', () => import('./category-page.tsx')),
    head: editionHead,
    ...(import.meta.env.SSR && { reads: { page: 'page' } }),
    prefetch: async (client, { locale, params, search }) => {
      const slug = params.slug ?? '';
      await Promise.all([
        client.prefetchQuery(categoryQuery(locale, slug)),
        client.prefetchInfiniteQuery(categoryPostsQuery(locale, slug, pageOf(search))),
      ]);
    },
    ...(import.meta.env.SSR && { movedTo }),
  },
];
