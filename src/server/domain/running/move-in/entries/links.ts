import { paths } from '#contract/site/addresses/paths.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { isLinkHref } from '#contract/writing/content/link-href.ts';
import { oldAddressKeys } from '#server/domain/readers/redirects/old-address.ts';
import type { Attachment } from '../converting/conversion.ts';
import type { SourceIndex } from '../source-index.ts';
import type { AddressFact, EntryFact, SourceSite, TermFact } from './brought.ts';

/** A host of nobody: what a source leaves open is below it until somebody says where it was. */
export const UNKNOWN_HOST = 'https://old-site.invalid';

const bareHost = (url: URL): string => url.host.toLowerCase().replace(/^www\./, '');

export interface Places {
  site: SourceSite;
  index: SourceIndex;
  locale: Locale;
}

const baseOf = ({ address }: SourceSite): string => `${address ?? UNKNOWN_HOST}/`;

/** An address in full, as a browser on that page would read it; undefined for what is none. */
export function absolute(site: SourceSite, href: string, page?: string): URL | undefined {
  const text = href.trim();
  const base =
    page !== undefined && URL.canParse(page, baseOf(site)) ? new URL(page, baseOf(site)).href : baseOf(site);
  if (text === '' || text.length > 2_000 || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}

export const isOfSite = (site: SourceSite, url: URL): boolean =>
  bareHost(url) === bareHost(new URL(baseOf(site))) || url.origin === UNKNOWN_HOST;

/** A category in an edition, or else in another that has it. */
export function termIn(term: TermFact | undefined, locale: Locale) {
  const edition = term?.here?.[locale] ? locale : locales.find((each) => term?.here?.[each]);
  const found = edition && term?.here?.[edition];
  return found && { ...found, edition };
}

/** Where something of the old site is now. */
export function placeOf({ index, locale }: Places, { kind, key }: AddressFact): string | undefined {
  if (kind === 'entry') {
    const { newSlug, edition = locale } = index.get<EntryFact>('entry', key) ?? {};
    return newSlug && paths.post(edition, newSlug);
  }
  if (kind === 'category' || kind === 'tag') {
    const found = termIn(index.get<TermFact>(kind, key), locale);
    if (found) return paths.category(found.edition, found.slug);
    return kind === 'tag' ? paths.categories(locale) : undefined;
  }
  return undefined;
}

/** Where a link leads from now on: to the new place of what it led to, or where it led before. */
export function newHref(places: Places, href: string, page?: string): string | undefined {
  const { site, index, locale } = places;
  const text = href.trim();
  if (/^(?:#|mailto:)/i.test(text)) return isLinkHref(text) ? text : undefined;
  const url = absolute(site, text, page);
  if (!url) return undefined;
  const made = isOfSite(site, url) ? ownHref() : url.href;
  return made !== undefined && isLinkHref(made) ? made : undefined;

  function ownHref(): string | undefined {
    if (!url) return undefined;
    const home = new URL(baseOf(site)).pathname;
    for (const key of oldAddressKeys(url.pathname, url.search.slice(1))) {
      const found = index.get<AddressFact>('address', key);
      const place = found && placeOf(places, found);
      if (place) return `${place}${url.hash}`;
    }
    if (url.search === '' && (url.pathname === home || `${url.pathname}/` === home))
      return paths.home(locale);
    return url.origin === UNKNOWN_HOST ? undefined : url.href;
  }
}

const SIZE = /-\d{1,5}x\d{1,5}(?=\.[a-z\d]{2,5}$)/i;
const SCALED = /-(?:scaled|rotated)(?=\.[a-z\d]{2,5}$)/i;
/** Ghost's and Jetpack's ways to say a size. */
const GHOST_SIZE = /\/content\/images\/size\/w\d{1,5}(?:h\d{1,5})?(?:\/format\/[a-z]{2,5})?\//;
const PHOTON = /^i\d\.wp\.com$/;

/** The original of a picture, whichever of its sizes a text shows. */
export function originalOf(site: SourceSite, src: string, page?: string): string | undefined {
  const found = absolute(site, src, page);
  if (!found) return undefined;
  const url = PHOTON.test(found.hostname) ? new URL(`https:/${found.pathname}`) : found;
  if (isOfSite(site, url) || url !== found) {
    url.pathname = url.pathname.replace(GHOST_SIZE, '/content/images/').replace(SIZE, '');
    url.search = '';
  }
  url.hash = '';
  return url.href;
}

/** Other names under which the same picture may lie: WordPress shrinks large ones, and keeps what was brought in beside. */
export const otherNames = (original: string, written: string): string[] =>
  [...new Set([original, original.replace(SCALED, ''), written])].filter((each) => each !== '');

export interface AttachmentFact extends Attachment {
  parent: string;
}
