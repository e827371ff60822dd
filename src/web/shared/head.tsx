import { createContext, use, useEffect } from 'react';

export interface Alternate {
  hreflang: string;
  href: string;
}

/** Everything that a page says of itself to browsers, search engines and share cards. */
export interface HeadData {
  title: string;
  description: string;
  /** Absolute. */
  canonical: string;
  alternates: Alternate[];
  /** false: noindex. */
  index: boolean;
  ogLocale: string;
  ogType: 'website' | 'article';
  image?: string | undefined;
  twitterCard: 'summary' | 'summary_large_image';
  jsonLd: object[];
  /** Sends the reader on after so many seconds, without a script. */
  refresh?: { seconds: number; url: string };
}

/** Where the server collects what <Head> says; a render is synchronous, one collector serves one page. */
export class HeadCollector {
  data: HeadData | undefined;
}

export const HeadCollectorContext = createContext<HeadCollector | null>(null);

const selectorsOf = (head: HeadData): [string, string, string][] => [
  ['link[rel=canonical]', 'href', head.canonical],
  ['meta[name=description]', 'content', head.description],
  ['meta[name=robots]', 'content', robotsOf(head)],
  ['meta[property="og:title"]', 'content', head.title],
  ['meta[property="og:url"]', 'content', head.canonical],
];

export const robotsOf = (head: HeadData): string =>
  head.index
    ? 'index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1'
    : 'noindex, follow';

/** On the server the data goes into the document's head; in the browser a navigation updates what is there. */
export function Head({ data }: { data: HeadData }) {
  const collector = use(HeadCollectorContext);
  if (collector) collector.data = data;
  useEffect(() => {
    document.title = data.title;
    for (const [selector, attribute, value] of selectorsOf(data)) {
      document.querySelector(selector)?.setAttribute(attribute, value);
    }
  }, [data]);
  return null;
}
