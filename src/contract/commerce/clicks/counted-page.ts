import { reservedSlugs, reviewWords, staticPages } from '#contract/site/addresses/paths.ts';
import { isPlainAddress } from '#contract/site/addresses/plain-address.ts';
import { readToShopPath } from '#contract/site/addresses/to-shop-path.ts';
import { isLocale, type Locale } from '#contract/site/locales.ts';

/** The kinds of pages that the application renders and whose views and clicks are counted. */
export const renderedKinds = [
  'home',
  'post',
  'review',
  'reviews',
  'category',
  'categories',
  'launches',
  'shop_link',
  'static',
] as const;
/** And where old ways to a shop end, of whatever product: a document by itself. */
export const pageKinds = [...renderedKinds, 'to_shop'] as const;
export type PageKind = (typeof pageKinds)[number];

export interface CountedPage {
  locale: Locale;
  kind: PageKind;
  /** Of those kinds that have one; empty otherwise. */
  slug: string;
}

const listed: Record<string, PageKind> = { categorias: 'categories', lancamento: 'launches' };
const detailed: Record<string, PageKind> = { categoria: 'category', lancamento: 'launches' };

function kindOf(locale: Locale, first: string, second: string | undefined): PageKind | undefined {
  if (second === undefined) {
    if (staticPages.some((page) => page === first)) return 'static';
    if (first === reviewWords[locale]) return 'reviews';
    return (
      (Object.hasOwn(listed, first) ? listed[first] : undefined) ??
      (reservedSlugs.has(first) ? undefined : 'post')
    );
  }
  if (first === reviewWords[locale]) return 'review';
  if (first === 'shopee') return locale === 'br' ? 'shop_link' : undefined;
  return Object.hasOwn(detailed, first) ? detailed[first] : undefined;
}

/** What a path shows, as far as the path alone tells; undefined for what is not counted. */
export function countedPage(pathname: string): CountedPage | undefined {
  if (!isPlainAddress(pathname)) return undefined;
  const old = readToShopPath(pathname);
  if (old) return { locale: old.locale, kind: 'to_shop', slug: '' };
  const [, locale, first, second, ...rest] = pathname.split('/');
  if (!isLocale(locale) || rest.length > 0) return undefined;
  if (first === undefined) return { locale, kind: 'home', slug: '' };
  const kind = kindOf(locale, first, second);
  const hasSlug = kind === 'post' || (second !== undefined && kind !== 'launches');
  return kind && { locale, kind, slug: hasSlug ? (second ?? first) : '' };
}
