import { shareCardSize } from '#contract/writing/media/pictures.ts';
import { type HeadData, robotsOf } from './head-data.ts';

export type HeadTag = [name: 'meta' | 'link' | 'script', attributes: Record<string, string>, text?: string];

const named = (name: string, content: string): HeadTag => ['meta', { name, content }];
const property = (name: string, content: string): HeadTag => ['meta', { property: name, content }];

/** JSON inside a script element: "<" must not be able to end it. */
const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** A head as elements, the title aside: the server writes them as HTML, the browser makes them anew. */
export function headTags(head: HeadData): HeadTag[] {
  const { image, article, canonical } = head;
  return [
    named('description', head.description),
    named('robots', robotsOf(head)),
    ...(canonical ? [['link', { rel: 'canonical', href: canonical }] satisfies HeadTag] : []),
    ...head.alternates.map(({ hreflang, href }): HeadTag => ['link', { rel: 'alternate', hreflang, href }]),
    property('og:site_name', head.siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:type', head.ogType),
    ...(canonical ? [property('og:url', canonical)] : []),
    property('og:locale', head.ogLocale),
    property('og:image', image.url),
    property('og:image:width', String(shareCardSize.width)),
    property('og:image:height', String(shareCardSize.height)),
    property('og:image:alt', image.alt),
    ...(article
      ? [
          property('article:published_time', article.published),
          property('article:modified_time', article.modified),
          property('article:section', article.section),
        ]
      : []),
    named('twitter:card', head.twitterCard),
    named('twitter:image', image.url),
    named('twitter:image:alt', image.alt),
    ...head.jsonLd.map((data): HeadTag => ['script', { type: 'application/ld+json' }, scriptText(data)]),
  ];
}
