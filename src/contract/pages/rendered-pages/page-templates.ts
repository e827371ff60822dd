import { countedPage, renderedKinds } from '#contract/commerce/clicks/counted-page.ts';
import { isAuthorPath } from '#contract/site/addresses/author-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';

/** What pages are alike: those of one template are made the same way, and may be kept equally long. */
export const pageTemplates = ['landing', ...renderedKinds, 'author', 'other'] as const;
export type PageTemplate = (typeof pageTemplates)[number];

/** As far as the path alone tells. */
export function templateOf(pathname: string): PageTemplate {
  if (pathname === paths.landing()) return 'landing';
  const kind = countedPage(pathname)?.kind;
  if (kind !== undefined && kind !== 'to_shop') return kind;
  return isAuthorPath(pathname) ? 'author' : 'other';
}
