import { shopHostOf } from '#contract/commerce/marketplaces/shop-hosts.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import type { EditionFacts } from '../marketplace.ts';

type TagFacts = Pick<EditionFacts, 'amazonDomain' | 'affiliateId' | 'placeTags'>;

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The edition's own tag in a link that somebody wrote becomes the one of links in texts; whoever else's stays. */
function taggedHref(href: string, { amazonDomain, affiliateId, placeTags }: TagFacts): string {
  const tag = placeTags?.text;
  const host = shopHostOf(href);
  if (!tag || host?.shop !== 'amazon' || host.domain !== amazonDomain) return href;
  const url = new URL(href);
  if (affiliateId === '' || url.searchParams.get('tag') !== affiliateId) return href;
  url.searchParams.set('tag', tag);
  return url.href;
}

function tagged(value: unknown, edition: TagFacts): unknown {
  if (Array.isArray(value)) return value.map((each) => tagged(each, edition));
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) =>
      name === 'href' && typeof part === 'string'
        ? [name, taggedHref(part, edition)]
        : [name, tagged(part, edition)],
    ),
  );
}

/** A text as its readers get it: what is stored keeps the edition's tag, so that another place's can come and go. */
export const tagTextLinks = (document: ContentDocument, edition: TagFacts): ContentDocument =>
  edition.placeTags?.text ? (tagged(document, edition) as ContentDocument) : document;
