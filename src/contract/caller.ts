import type { Locale } from './locales.ts';

/** Who makes a call, as far as rules need to know. */
export interface Caller {
  /** The edition whose language is answered in. */
  locale: Locale;
  /** Where the call comes from: for counting attempts, never for keeping. */
  address: string;
}

/** The site itself, when it renders a page. */
export const siteCaller = (locale: Locale): Caller => ({ locale, address: '' });
