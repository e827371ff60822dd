import { countedPage, pageKinds } from '#contract/commerce/clicks/counted-page.ts';
import { isAuthorPath } from '#contract/site/addresses/author-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';

/** What pages are alike: those of one template are made the same way, and may be kept equally long. */
export const pageTemplates = ['landing', ...pageKinds, 'author', 'other'] as const;
export type PageTemplate = (typeof pageTemplates)[number];

/** As far as the path alone tells. */
export function templateOf(pathname: string): PageTemplate {
  if (pathname === paths.landing()) return 'landing';
  return countedPage(pathname)?.kind ?? (isAuthorPath(pathname) ? 'author' : 'other');
}
