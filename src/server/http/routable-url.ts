import { limits } from '#contract/site/limits.ts';

/** As nearly every address comes: nothing in it that a router could stumble over. */
const EASY = /^\/[!-$&-~]*$/;
const ABSOLUTE = /^https?:\/\/[^/?]*/i;
/** Who calls these is told what is wrong with the call; everybody else is a reader, and gets a page. */
const NO_PAGES = /^\/(?:api|assets|media)(?:[/?]|$)/;

export const isPageUrl = (url: string): boolean => !NO_PAGES.test(url);

const isWellEncoded = (pathname: string): boolean => {
  try {
    // What it makes is looked at: a bundler takes a call whose result nobody needs for one that can be left out.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
};

const hex = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** A path in which nothing is hard to read: one that is too long to be a page's, or not well encoded, stays none. */
function readable(pathname: string): string {
  if (pathname.length > limits.addresses.maxChars) return `/${pathname.split('/', 2)[1]?.slice(0, 100)}/%25`;
  return isWellEncoded(pathname) ? pathname : pathname.replaceAll('%', '%25');
}

/**
 * An address as the router takes it, whatever bytes somebody sent: the router's own refusal would be JSON, for a
 * reader who expects a page. "%E0%A" becomes "%25E0%25A", which is nobody's address either.
 */
export function routableUrl(url: string): string {
  if (EASY.test(url) && url.length <= limits.addresses.maxChars) return url;
  const target = url.startsWith('/') ? url : url.replace(ABSOLUTE, '').replace(/^(?!\/)/, '/');
  if (!isPageUrl(target) || url === '*') return url;
  const written = target.replace(/[^!-~]/g, hex);
  const mark = written.indexOf('?');
  return mark < 0 ? readable(written) : readable(written.slice(0, mark)) + written.slice(mark);
}
