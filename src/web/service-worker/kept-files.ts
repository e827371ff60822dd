import { localeOfPath, paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale, type Locale } from '#contract/site/locales.ts';

const PREFIX = 'vitrina-';
const ASSETS = '/assets/';

/** Each build has a cache of its own; the last one's goes when the new worker takes over. */
const cacheName = PREFIX + __BUILD__;

export const isAsset = (pathname: string): boolean => pathname.startsWith(ASSETS);

/** Outside any edition a page speaks the language of the one that stands in. */
export const editionOf = (pathname: string): Locale => localeOfPath(pathname) ?? fallbackLocale;

export async function forgetOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== cacheName).map((name) => caches.delete(name)),
  );
}

/** One small page for each edition that somebody reads here, and the only HTML that is ever kept: it has no prices. */
export async function keepOfflinePage(locale: Locale): Promise<void> {
  const cache = await caches.open(cacheName);
  const page = paths.offline(locale);
  if (!(await cache.match(page))) await cache.add(new Request(page, { cache: 'no-cache' }));
}

export async function findOfflinePage(locale: Locale): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return (await cache.match(paths.offline(locale))) ?? cache.match(paths.offline(fallbackLocale));
}

/** Built files carry their content's hash in their names: what was fetched once is right for ever. */
export async function findAsset(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(request);
}

export async function keepAsset(request: Request, answer: Response): Promise<void> {
  const isImmutable = answer.headers.get('cache-control')?.includes('immutable');
  if (!answer.ok || !isImmutable) return;
  const cache = await caches.open(cacheName);
  await cache.put(request, answer);
}
