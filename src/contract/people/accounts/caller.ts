import type { Locale } from '#contract/site/locales.ts';
import type { Actor } from '#contract/site/roles.ts';

/** Who makes a call, as far as rules need to know. */
export interface Caller {
  /** The edition whose language is answered in. */
  locale: Locale;
  /** Where the call comes from: for counting attempts, never for keeping. */
  address: string;
  /** The person behind the session; undefined for readers and strangers. */
  actor?: Actor | undefined;
  /** For signing in and out alone: the headers that came, and the cookies that the answer sets. */
  headers: Headers;
  cookies: string[];
}

/** The site itself, when it renders a page. */
export const siteCaller = (locale: Locale): Caller => ({
  locale,
  address: '',
  headers: new Headers(),
  cookies: [],
});
