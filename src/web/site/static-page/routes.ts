import { staticPageQuery } from '#web/shared/api/static-pages.ts';
import { editionHead } from '#web/shared/head/edition-lazy-head.ts';
import { lazyPage } from '#web/shared/lazy-page.ts';
import type { SiteRoute } from '#web/shared/site-route.ts';

const page = lazyPage('src/web/site/static-page/static-page.tsx', () => import('./static-page.tsx'));

/** The legal and editorial pages: one look, four addresses. */
export const staticPageRoutes: SiteRoute[] = ['sobre', 'privacidade', 'termos', 'afiliados'].map((name) => ({
  path: `/:locale/${name}`,
  page,
  head: editionHead,
  prefetch: (client, { locale }) => client.prefetchQuery(staticPageQuery(locale, name)),
}));
