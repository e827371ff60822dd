import path from 'node:path';
import { isAdminPath } from '#contract/site/addresses/paths.ts';

/** Where an address of the site leads once there is nobody to answer it but a folder. */
export type StaticAddress =
  /** `asked` is what the site is asked for it, `shown` what a page leads to. */
  | { kind: 'page' | 'file'; asked: string; shown: string }
  /** A page that is made for its query alone: a search, filters, a comparison. */
  | { kind: 'answer'; shown: string }
  | { kind: 'desk' };

const FILES = /^\/(?:media|assets)\/|^\/player\/cover\.css$|\/[^/]+\.(?:xml|txt|ico|svg|png|webmanifest)$/;
const DESK = /^\/(?:api|preview)(?:\/|$)/;
const PAGE = /^\?page=(\d{1,6})$/;

/** undefined for what is not of this site. */
export function staticAddress(href: string, publicUrl: string): StaticAddress | undefined {
  if (!URL.canParse(href, publicUrl)) return undefined;
  const { origin, pathname, search, hash } = new URL(href, publicUrl);
  if (origin !== new URL(publicUrl).origin) return undefined;
  if (isAdminPath(pathname) || DESK.test(pathname)) return { kind: 'desk' };
  if (FILES.test(pathname)) return { kind: 'file', asked: pathname, shown: pathname + search + hash };
  const [, page] = PAGE.exec(search) ?? [];
  if (page)
    return {
      kind: 'page',
      asked: pathname + search,
      shown: `${pathname === '/' ? '' : pathname}/page/${page}${hash}`,
    };
  const shown = pathname + hash;
  return search === '' ? { kind: 'page', asked: pathname, shown } : { kind: 'answer', shown };
}

/** What a name of a file may be on the systems that folders are carried to. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no name may hold
const UNFIT = /^\.{1,2}$|[\u0000-\u001f\\/]/;
const MAX_BYTES = 240;

/** The file below the folder in which a static host looks for it; undefined where no file can have that name. */
export function fileOfAddress({ kind, shown }: { kind: 'page' | 'file'; shown: string }): string | undefined {
  let segments: string[];
  try {
    segments = shown
      .replace(/[?#].*$/s, '')
      .split('/')
      .filter(Boolean)
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
  if (segments.some((each) => UNFIT.test(each) || Buffer.byteLength(each) > MAX_BYTES)) return undefined;
  return path.posix.join(...segments, ...(kind === 'page' ? ['index.html'] : []));
}
