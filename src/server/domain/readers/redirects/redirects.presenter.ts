import type { Redirect } from '#contract/readers/redirects/redirects.admin.schemas.ts';
import { pathOfAddress } from '#contract/site/addresses/edition-address.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { RedirectRow } from './redirects.queries.ts';

/** Where it leads now, whoever's old address it is. */
export function targetOf(row: RedirectRow): Pick<Redirect, 'kind' | 'to'> {
  const { locale, target, postSlug, categorySlug, reviewSlug } = row;
  if (postSlug !== null) return { kind: 'post', to: paths.post(locale, postSlug) };
  if (categorySlug !== null) return { kind: 'category', to: paths.category(locale, categorySlug) };
  if (reviewSlug !== null) return { kind: 'review', to: paths.review(locale, reviewSlug) };
  return { kind: 'manual', to: target ?? '' };
}

export const presentRedirect = (row: RedirectRow): Redirect => ({
  id: row.id,
  locale: row.locale,
  from: pathOfAddress({ locale: row.locale, rest: row.slug }),
  ...targetOf(row),
  createdAt: row.createdAt.toISOString(),
});
