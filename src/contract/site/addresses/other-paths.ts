import type { Locale } from '../locales.ts';
import type { ShareKind } from './paths.ts';

/**
 * Addresses that no reader's page leads to by a link: what programs ask for, what stands in mails, what the desk opens.
 * Apart from `paths`, which every reader loads.
 */
export const otherPaths = {
  contactSent: (locale: Locale) => `/${locale}/contato?enviada=1`,
  indexNowKey: (key: string) => `/${key}.txt`,
  /** The page for every address that cannot be one: not well encoded, so that no page and no redirect stands there. */
  nowhere: (locale: Locale | undefined) => (locale ? `/${locale}/%` : '/%'),
  /** The token stands in the query, which no log keeps. */
  preview: () => '/preview',
  previewOf: (token: string) => `/preview?token=${token}`,
  adminLogin: () => '/admin/login',
  /** The token stands behind the "#": it reaches neither a server's log nor another site. */
  adminInvitation: (token: string) => `/admin/invitation#${token}`,
  adminPasswordReset: (token: string) => `/admin/new-password#${token}`,
  /** A document of ours around another site's player: a frame in an article shows it after a click. */
  player: (key: string, id: string) => `/player/${key}/${id}`,
  playerStyles: () => '/player/cover.css',
  apiDocs: () => '/api/docs',
  openApi: () => '/api/openapi.json',
  robots: () => '/robots.txt',
  securityText: () => '/.well-known/security.txt',
  /** Every file of every edition; below it each edition's own index, and the files themselves. */
  sitemapIndex: () => '/sitemap.xml',
  landingSitemap: () => '/sitemap-landing.xml',
  editionSitemap: (locale: Locale) => `/${locale}/sitemap.xml`,
  sitemapFile: (locale: Locale, part: number) => `/${locale}/sitemap-${part}.xml`,
  rss: (locale: Locale) => `/${locale}/feed.xml`,
  atom: (locale: Locale) => `/${locale}/atom.xml`,
  /** Outside any edition: the landing page's. */
  manifest: (locale: Locale | undefined) => (locale ? `/${locale}/site.webmanifest` : '/site.webmanifest'),
  /** A share card whose version changes with what it shows: it can be kept for ever. */
  shareCard: (locale: Locale, kind: ShareKind, slug: string, version: string) =>
    `/media/share/${locale}/${kind}/${encodeURIComponent(slug)}-${version}.jpg`,
} as const;
