import type { Alternate } from '#contract/site/addresses/alternates.ts';
import { isPlainAddress } from '#contract/site/addresses/plain-address.ts';
import type { ReaderDictionary } from '#i18n/load-reader-dictionary.ts';
import type { PageFacts } from '../page-context.tsx';

/** Everything that a page says of itself to browsers, search engines and share cards. */
export interface HeadData {
  title: string;
  description: string;
  siteName: string;
  /** Absolute; undefined where the page has no address of its own. */
  canonical: string | undefined;
  alternates: Alternate[];
  /** false: noindex. */
  index: boolean;
  ogLocale: string;
  ogType: 'website' | 'article' | 'profile';
  /** The share card, absolute; always of one size. */
  image: { url: string; alt: string };
  twitterCard: 'summary' | 'summary_large_image';
  article?: { published: string; modified: string; section: string };
  jsonLd: object[];
  /** Sends the reader on after so many seconds, without a script. */
  refresh?: { seconds: number; url: string };
}

/** What every head is made with, beside what its page shows. */
export type HeadPage = Pick<PageFacts, 'locale' | 'publicUrl'> & { dictionary: ReaderDictionary };

/** A head is made on the server for the first page, and in the browser only once somebody navigates. */
export type HeadBuilder<F> = (facts: F, page: HeadPage) => HeadData;

/** Of a page that is shown wherever there is no other: an address that is written in another way is nobody's own. */
export const canonicalAt = (publicUrl: string, pathname: string): string | undefined =>
  isPlainAddress(pathname) ? publicUrl + pathname : undefined;

export const robotsOf = ({ index }: Pick<HeadData, 'index'>): string =>
  index ? 'index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1' : 'noindex, follow';
