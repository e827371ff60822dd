import { isAuthorPath } from '#contract/site/addresses/author-paths.ts';
import { editionAddress } from '#contract/site/addresses/edition-address.ts';
import { legacyTarget } from '#contract/site/addresses/legacy-paths.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import {
  datedLaunchLocales,
  iconFiles,
  launchLocales,
  paths,
  reviewWords,
  staticPages,
} from '#contract/site/addresses/paths.ts';
import { isPlainAddress, plainAddress } from '#contract/site/addresses/plain-address.ts';
import { type Locale, type LocaleStatus, locales } from '#contract/site/locales.ts';
import { pictureName } from '#contract/writing/media/pictures.ts';
import type { Db } from '#db/open.ts';
import * as asked from './ask-address.queries.ts';
import { isNamedByQuery } from './old-address.ts';
import { targetOf } from './redirects.presenter.ts';
import { findRedirectAt, isPageShown } from './redirects.queries.ts';
import { pageAt } from './redirects.rules.ts';

export type AddressAnswer = { answer: 200 | 404 } | { answer: 301; to: string };
/** What a reader would be answered at a path with its query, without anything being rendered; 404 is what nobody finds. */
export type AskAddress = (address: string) => Promise<AddressAnswer>;

interface Parts {
  db: Db;
  /** Where somebody, or a site that moved in, lets an address lead. */
  findRedirect: (path: string) => Promise<string | null>;
  statusOf: (locale: Locale) => Promise<LocaleStatus>;
}

const OUTSIDE = new Set<string>([
  paths.landing(),
  paths.serviceWorker(),
  otherPaths.robots(),
  otherPaths.securityText(),
  otherPaths.sitemapIndex(),
  otherPaths.landingSitemap(),
  otherPaths.manifest(undefined),
  ...iconFiles.map(paths.icon),
]);

/** What an edition has without anybody having written it. */
const ownPages = (locale: Locale): Set<string> =>
  new Set([
    paths.home(locale),
    paths.categories(locale),
    paths.reviews(locale),
    paths.offline(locale),
    otherPaths.rss(locale),
    otherPaths.atom(locale),
    otherPaths.editionSitemap(locale),
    otherPaths.manifest(locale),
    ...staticPages.map((page) => paths.staticPage(locale, page)),
  ]);
const OWN = new Map(locales.map((locale) => [locale, ownPages(locale)]));

export function createAddressAsker({ db, findRedirect, statusOf }: Parts): AskAddress {
  /** What stands below an edition under a slug that somebody chose. */
  async function isPage(locale: Locale, pathname: string, rest: string): Promise<boolean> {
    if (OWN.get(locale)?.has(pathname)) return true;
    const [word = '', slug] = rest.split('/');
    if (isAuthorPath(pathname)) return asked.hasWritten(db, locale, slug ?? '');
    if (word === 'shopee' && slug) return locale === 'br' && asked.isShopLink(db, slug);
    if (word === 'lancamento')
      return slug === undefined
        ? launchLocales.includes(locale)
        : datedLaunchLocales.includes(locale) && asked.isLaunchDay(db, locale, slug);
    const page = pageAt({ locale, rest });
    if (page === undefined || page === 'no page') return false;
    if (page.kind === 'review' && word !== reviewWords[locale]) return false;
    return isPageShown(db, page.kind, locale, page.slug);
  }

  async function isThere(pathname: string): Promise<boolean> {
    if (OUTSIDE.has(pathname)) return true;
    const picture = pictureName(pathname);
    if (picture) return asked.isPicture(db, picture);
    const address = editionAddress(pathname);
    if (!address) return false;
    const status = await statusOf(address.locale);
    // One that is to come says so everywhere.
    if (status !== 'active') return status === 'coming_soon';
    return isPage(address.locale, pathname, address.rest);
  }

  /** Where an address that nothing stands at leads: set by somebody, of a page that moved, or of a site that moved in. */
  async function wayFrom(pathname: string): Promise<string | null> {
    const address = editionAddress(pathname);
    const row = address?.rest ? await findRedirectAt(db, address) : undefined;
    const { to } = row ? targetOf(row) : { to: undefined };
    return to !== undefined && (await isThere(to)) ? to : findRedirect(pathname);
  }

  const leads = (to: string): AddressAnswer => ({ answer: 301, to });

  return async (address) => {
    const [pathname = '/', search = ''] = address.split('?', 2);
    if (isNamedByQuery(search)) {
      const moved = await findRedirect(address);
      // What it names is nothing here: whoever gets the home instead has not found it.
      return moved === null ? { answer: 404 } : leads(moved);
    }
    if (await isThere(pathname)) return { answer: 200 };
    const legacy = legacyTarget(pathname);
    if (legacy) return leads(legacy);
    const set = await wayFrom(pathname);
    if (set !== null) return leads(set);
    if (isPlainAddress(pathname)) return { answer: 404 };
    // Written in another way it may be one: capitals, a slash at the end.
    const meant = plainAddress(pathname);
    const target = meant && (legacyTarget(meant) ?? meant);
    if (target === undefined) return { answer: 404 };
    if (await isThere(target)) return leads(target);
    const elsewhere = await wayFrom(target);
    return elsewhere === null ? { answer: 404 } : leads(elsewhere);
  };
}
