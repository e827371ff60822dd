import { paths } from '#contract/site/addresses/paths.ts';
import { contactPageQuery } from '#web/shared/api/contact.ts';
import { lazyPage } from '#web/shared/lazy-page.ts';
import type { SiteRoute } from '#web/shared/site-route.ts';

export const contactRoutes: SiteRoute[] = [
  {
    path: '/:locale/contato',
    page: lazyPage('src/web/site/contact/contact-page.tsx', () => import('./contact-page.tsx')),
    ...(import.meta.env.SSR && { reads: { [paths.contactSentMark]: 'one' } }),
    prefetch: (client, { locale }) => client.prefetchQuery(contactPageQuery(locale)),
  },
];
