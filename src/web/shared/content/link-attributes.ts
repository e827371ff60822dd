import { textMark } from '#contract/commerce/clicks/text-mark.ts';
import { isAffiliateHost } from '#web/shared/affiliate-host.ts';
import { affiliateRel } from '#web/shared/affiliate-link.ts';

/** How a link that somebody wrote into a body leads out: another site in another tab, a shop as one, and counted. */
export function linkAttributes(href: string) {
  if (!/^https?:/i.test(href)) return { href };
  const outside = { href, target: '_blank' };
  return isAffiliateHost(href)
    ? { ...outside, rel: affiliateRel, 'data-at': textMark(href) }
    : { ...outside, rel: 'noopener' };
}
