import { paths } from '#contract/site/addresses/paths.ts';
import { postQuery } from '#web/shared/api/posts.ts';
import { lazyPage } from '#web/shared/lazy-page.ts';
import type { SiteRoute } from '#web/shared/site-route.ts';
import { head } from './head.ts';
import { onlyShown } from './shown-post.ts';

const movedTo: SiteRoute['movedTo'] = (client, { locale, params }) => {
  const post = client.getQueryData(postQuery(locale, params.slug ?? '').queryKey);
  return post && post.slug !== params.slug ? paths.post(locale, post.slug) : undefined;
};

const trimState: SiteRoute['trimState'] = (client, { locale, params }) => {
  client.setQueryData(postQuery(locale, params.slug ?? '').queryKey, (data) => data && onlyShown(data));
};

export const postRoutes: SiteRoute[] = [
  {
    path: '/:locale/:slug',
    page: lazyPage('src/web/site/post/post-page.tsx', () => import('./post-page.tsx')),
    head,
    prefetch: (client, { locale, params }) => client.prefetchQuery(postQuery(locale, params.slug ?? '')),
    ...(import.meta.env.SSR && { movedTo, trimState }),
  },
];
