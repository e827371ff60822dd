import { shopHostOf } from '#contract/commerce/marketplaces/shop-hosts.ts';
import { localeOfPath } from '#contract/site/addresses/paths.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import type { CheckedEdition, ContentFacts, ContentFound } from './check-facts.ts';
import { linksOf } from './content-walk.ts';

export const leadsToShop = (content: ContentDocument): boolean =>
  linksOf(content).some(({ href }) => shopHostOf(href) !== undefined);

/** A link earns only in the edition's own shop, and only with the edition's own tag. */
function problemOf(href: string, { locale, amazonDomain, affiliateId }: CheckedEdition) {
  if (href.startsWith('/')) {
    const other = localeOfPath(new URL(href, 'http://here').pathname);
    return other && other !== locale ? 'link_other_edition' : undefined;
  }
  const host = shopHostOf(href);
  if (!host) return undefined;
  if (host.shop === 'shopee') return locale === 'br' ? undefined : 'link_other_marketplace';
  if (host.domain === undefined) return undefined;
  if (host.domain !== amazonDomain) return 'link_other_marketplace';
  return new URL(href).searchParams.get('tag') === affiliateId ? undefined : 'link_other_tag';
}

export function checkLinks({ fields, edition }: ContentFacts, found: ContentFound): void {
  for (const { href, index } of linksOf(fields.content)) {
    const problem = problemOf(href, edition);
    if (problem) found(problem, `content.${index}`, href);
  }
}
