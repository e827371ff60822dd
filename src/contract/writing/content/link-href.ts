/**
 * An address inside the site, a place on the page, or a web or mail address: nothing that runs. Browsers drop
 * control characters and read a backslash as a slash, so neither may disguise another host as a path.
 */
const HREF = /^(\/(?!\/)|#|https?:\/\/|mailto:)[^\p{Cc}\\]*$/iu;

export const MAX_HREF_CHARS = 2000;

export const isLinkHref = (href: string): boolean => href.length <= MAX_HREF_CHARS && HREF.test(href);

/** Of those the ones that name a host. */
export const isWebHref = (href: string): boolean =>
  isLinkHref(href) && /^https?:\/\//i.test(href) && URL.canParse(href);
