import { isLocale, type Locale } from './locales.ts';

/** The word for "review" in each edition's addresses. */
export const reviewWords = {
  br: 'avaliacao',
  it: 'recensione',
  mx: 'resena',
  es: 'resena',
  us: 'review',
} as const satisfies Record<Locale, string>;

export const staticPages = ['sobre', 'privacidade', 'termos', 'afiliados', 'contato'] as const;
export type StaticPage = (typeof staticPages)[number];

/** Editions with launch pages, and those that keep one for each day. */
export const launchLocales: readonly Locale[] = ['br', 'it', 'mx', 'es'];
export const datedLaunchLocales: readonly Locale[] = ['br', 'es'];

/** Slugs in a query: their commas stay commas, so that a person can read the address. */
const listed = (slugs: readonly string[]) => slugs.map(encodeURIComponent).join(',');

/** Every address of the site. Nothing else may spell one. */
export const paths = {
  landing: () => '/',
  /** A fragment tells the landing page that somebody wants to choose, and not to be sent on. */
  chooseCountry: () => '/#paises',
  home: (locale: Locale) => `/${locale}`,
  homePage: (locale: Locale, page: number) => (page > 1 ? `/${locale}?page=${page}#posts` : `/${locale}`),
  post: (locale: Locale, slug: string) => `/${locale}/${encodeURIComponent(slug)}`,
  category: (locale: Locale, slug: string) => `/${locale}/categoria/${encodeURIComponent(slug)}`,
  categories: (locale: Locale) => `/${locale}/categorias`,
  reviews: (locale: Locale) => `/${locale}/${reviewWords[locale]}`,
  review: (locale: Locale, slug: string) => `/${locale}/${reviewWords[locale]}/${encodeURIComponent(slug)}`,
  /** The list of reviews as its filters leave it, with the products chosen so far for a comparison. */
  reviewsWith: (locale: Locale, filters: Record<string, string>, chosen: readonly string[] = []) => {
    const query = [
      new URLSearchParams(filters).toString(),
      chosen.length > 0 ? `chosen=${listed(chosen)}` : '',
    ].filter(Boolean);
    return `/${locale}/${reviewWords[locale]}${query.length > 0 ? '?' : ''}${query.join('&')}`;
  },
  compare: (locale: Locale, slugs: readonly string[]) =>
    `/${locale}/${reviewWords[locale]}?compare=${listed(slugs)}`,
  launches: (locale: Locale) => `/${locale}/lancamento`,
  launchDay: (locale: Locale, date: string) => `/${locale}/lancamento/${date}`,
  shopLink: (slug: string) => `/br/shopee/${encodeURIComponent(slug)}`,
  staticPage: (locale: Locale, page: StaticPage) => `/${locale}/${page}`,
  admin: () => '/admin',
  adminLogin: () => '/admin/login',
  apiDocs: () => '/api/docs',
  openApi: () => '/api/openapi.json',
} as const;

/** First segments below an edition that belong to the site: no post may take them as its slug. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...staticPages,
  ...Object.values(reviewWords),
  'categoria',
  'categorias',
  'lancamento',
  'shopee',
  'admin',
  'api',
  'assets',
  'feed.xml',
  'atom.xml',
]);

/** The edition that an address belongs to, if any. */
export function localeOfPath(pathname: string): Locale | undefined {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : undefined;
}

/** Admin pages are recognised by their path, below an edition too. */
export function isAdminPath(pathname: string): boolean {
  return (
    pathname === '/admin' ||
    pathname.startsWith('/admin/') ||
    (localeOfPath(pathname) !== undefined && /^\/[^/]+\/admin(\/|$)/.test(pathname)) ||
    pathname.includes('/admin/products') ||
    pathname.includes('/admin/edit/')
  );
}
