import { isLocale, type Locale } from '../locales.ts';
import { authorWords } from './author-words.ts';

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

/** The mark in the forms that browsers and telephones ask for. */
export const iconFiles = [
  'favicon.ico',
  'favicon.svg',
  'icon-32.png',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'maskable-192.png',
  'maskable-512.png',
] as const;
export type IconFile = (typeof iconFiles)[number];

export const shareKinds = ['post', 'review', 'author'] as const;
export type ShareKind = (typeof shareKinds)[number];
/** Slugs in a query: their commas stay commas, so that a person can read the address. */
const listed = (slugs: readonly string[]) => slugs.map(encodeURIComponent).join(',');

/** Where browsers tell what a page's policy has stopped. Only the server needs it, so it stays out of `paths`. */
export const policyReportPath = '/api/csp-reports';

/** Every address of a page, and what pages lead to. Nothing else may spell one; other-paths.ts has what no page needs. */
export const paths = {
  landing: () => '/',
  /** A fragment tells the landing page that somebody wants to choose, and not to be sent on. */
  chooseCountry: () => '/#paises',
  home: (locale: Locale) => `/${locale}`,
  homePage: (locale: Locale, page: number) => (page > 1 ? `/${locale}?page=${page}` : `/${locale}`),
  post: (locale: Locale, slug: string) => `/${locale}/${encodeURIComponent(slug)}`,
  category: (locale: Locale, slug: string) => `/${locale}/categoria/${encodeURIComponent(slug)}`,
  categoryPage: (locale: Locale, slug: string, page: number) =>
    `${paths.category(locale, slug)}${page > 1 ? `?page=${page}` : ''}`,
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
  /** The query that says that a message sent without scripts has arrived. */
  contactSentMark: 'enviada',
  /** What a browser without a connection shows of an edition. */
  offline: (locale: Locale) => `/${locale}/offline`,
  serviceWorker: () => '/sw.js',
  test: () => '/test',
  testProducts: () => '/test-products',
  admin: () => '/admin',
  icon: (file: IconFile) => `/${file}`,
  /** The share card of an edition, or of the landing page. */
  siteCard: (locale: Locale | undefined) => `/media/share/${locale ?? 'site'}.jpg`,
} as const;

const reserved = () =>
  new Set<string>([
    ...staticPages,
    ...Object.values(reviewWords),
    ...Object.values(authorWords),
    'categoria',
    'categorias',
    'lancamento',
    'shopee',
    'offline',
    'admin',
    'api',
    'assets',
    'feed.xml',
    'atom.xml',
    'sitemap.xml',
    'site.webmanifest',
  ]);

/** First segments below an edition that belong to the site: no post may take them as its slug. */
export const reservedSlugs: ReadonlySet<string> = /* @__PURE__ */ reserved();

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

/** Pages for those who build the site, which an owner can switch off. */
export const isTestPage = (pathname: string): boolean =>
  pathname === paths.test() || pathname === paths.testProducts();
