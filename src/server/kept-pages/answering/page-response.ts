import type { KeptPage } from '../copies/kept-page.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { type Head, headIn, inEncoding } from './encodings.ts';

/** How long a cache that many readers share may answer by itself, and go on while it asks anew. */
const SHARED_SECONDS = 60;

/** How long a page may be answered without asking: half for each of the two, so that together they end before it does. */
function sharedSeconds({ expiresAt }: KeptPage, now: number): number {
  if (expiresAt === null) return SHARED_SECONDS;
  return Math.max(0, Math.min(SHARED_SECONDS, Math.floor((expiresAt - now) / 2000)));
}

/** A browser asks each time, a shared cache now and then; neither may keep what is not true any more. */
const cachingOf = ({ status }: KeptPage, seconds: number): string =>
  status === 200 ? `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}` : 'no-cache';

/** What was written above a page last: for the next reader it is most often the same. */
interface Heads {
  seconds: number;
  vary: string;
  unchanged: Head;
  by: Partial<Record<Encoding, Head>>;
}
const written = new WeakMap<KeptPage, Heads>();

function headsOf(page: KeptPage, now: number, vary: string): Heads {
  const seconds = sharedSeconds(page, now);
  const last = written.get(page);
  if (last?.seconds === seconds && last.vary === vary) return last;
  const unchanged = { ...page.headers, 'cache-control': cachingOf(page, seconds), etag: page.etag, vary };
  const heads: Heads = { seconds, vary, unchanged, by: {} };
  written.set(page, heads);
  return heads;
}

/** Whether somebody has it already, as he says. */
export const isKnown = (given: string | undefined, etag: string): boolean =>
  given?.split(',').some((each) => [etag, etag.slice(2), '*'].includes(each.trim())) ?? false;

export interface PageRequest {
  method?: string | undefined;
  headers: {
    'accept-encoding'?: string | string[] | undefined;
    'if-none-match'?: string | undefined;
    'user-agent'?: string | undefined;
    'x-cache-token'?: string | string[] | undefined;
  };
}

export interface PageResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
}

/**
 * A kept page for one reader: whole, or that it has not changed. Nothing else of the request is looked at. What a
 * page also depends on, caches are told by `vary`.
 */
export function pageResponse(
  { method, headers }: PageRequest,
  page: KeptPage,
  now: number,
  vary = 'Accept-Encoding',
): PageResponse {
  const heads = headsOf(page, now, vary);
  if (page.status === 200 && isKnown(headers['if-none-match'], page.etag)) {
    return { status: 304, headers: heads.unchanged, body: undefined };
  }
  const encoding = acceptedEncoding(String(headers['accept-encoding'] ?? ''));
  const bytes = inEncoding(page.brotli, encoding);
  heads.by[encoding] ??= headIn(heads.unchanged, encoding, bytes);
  return { status: page.status, headers: heads.by[encoding], body: method === 'HEAD' ? undefined : bytes };
}
