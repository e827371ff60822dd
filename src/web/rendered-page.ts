import type { Locale } from '#contract/site/locales.ts';
import type { HeadData } from './shared/head/head-data.ts';

/** A page as the server's half of the build hands it over; the document around it is the server's. */
export interface RenderedPage {
  status: 200 | 404 | 500 | 503;
  language: string;
  /** Set where a reader's choice of edition may be remembered. */
  activeLocale: Locale | undefined;
  /** On the landing page: the editions that a reader may be sent to. */
  landing: Locale[] | undefined;
  head: HeadData;
  body: string;
  state: string;
  /** Source files whose built chunks the page needs; none where there is no data to take over. */
  modules: string[];
  /** It is shown at every address of an edition that is not open, and has none of its own. */
  standsIn?: boolean;
  /** A page whose script does something by itself runs it without waiting for the reader. */
  startsAtOnce: boolean;
}
