import {
  type EditionAddress,
  editionAddress,
  pathOfAddress,
} from '#contract/site/addresses/edition-address.ts';
import { isAdminPath, paths, reservedSlugs, reviewWords } from '#contract/site/addresses/paths.ts';

/** A path and nothing that a browser could read as another host; a query or a fragment may follow it. */
const SITE_PATH = /^\/(?!\/)[^\p{Cc}\p{White_Space}\\]*$/u;
const NOT_PAGES = /^\/(api|assets|media)([/?#]|$)/;

/** The part of a target that is looked up. */
export const pathnameOf = (target: string): string => target.replace(/[?#].*$/s, '');

/** As a browser would read it: dots resolved, letters encoded. undefined where it leads out of the site. */
function readPath(text: string): string | undefined {
  if (!SITE_PATH.test(text) || !URL.canParse(text, 'http://site')) return undefined;
  const { pathname, search, hash } = new URL(text, 'http://site');
  // "/.//elsewhere" only shows what it is once its dots are resolved.
  return SITE_PATH.test(pathname) ? `${pathname}${search}${hash}` : undefined;
}

/** What may lead elsewhere: an address below an edition, without query and fragment. */
export function readSource(from: string): EditionAddress | undefined {
  const path = readPath(from);
  const address = path === undefined || /[?#]/.test(path) ? undefined : editionAddress(path);
  return address?.rest ? address : undefined;
}

/** Anywhere readers may go inside the site, as it is kept. */
export function readTarget(to: string): string | undefined {
  const path = readPath(to);
  if (path === undefined || NOT_PAGES.test(path) || isAdminPath(pathnameOf(path))) return undefined;
  return path;
}

const firstWord = (path: string) => editionAddress(path)?.rest.split('/')[0];

/** The kind of page that could stand at an address, and its slug there; undefined where the site itself answers. */
export function pageAt(address: EditionAddress): { kind: PageKind; slug: string } | 'no page' | undefined {
  const { locale, rest } = address;
  const [first = '', slug, ...more] = rest.split('/');
  if (isAdminPath(pathOfAddress(address))) return undefined;
  if (slug !== undefined && more.length === 0) {
    if (first === firstWord(paths.category(locale, slug))) return { kind: 'category', slug };
    if (first === reviewWords[locale]) return { kind: 'review', slug };
  }
  if (reservedSlugs.has(first)) return undefined;
  return slug === undefined ? { kind: 'post', slug: first } : 'no page';
}

export type PageKind = 'post' | 'category' | 'review';
