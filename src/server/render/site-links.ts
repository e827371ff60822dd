import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { escapeHtml } from '#server/lib/html.ts';
import { dark, light } from '#server/lib/pictures/brand-colours.ts';
import type { RenderedPage } from '#web/rendered-page.ts';

const icons = [
  `<link rel="icon" href="${paths.icon('favicon.ico')}" sizes="32x32">`,
  `<link rel="icon" href="${paths.icon('favicon.svg')}" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="${paths.icon('apple-touch-icon.png')}">`,
].join('');

const themeColour = (colour: string, scheme: string) =>
  `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})">`;

const always = `<meta name="theme-color" content="${light.paper}">`;
const bySystem = themeColour(light.paper, 'light') + themeColour(dark.paper, 'dark');

/** What a document says of the whole edition: no navigation inside it changes this. */
export function siteLinks({
  activeLocale,
  landing,
  head,
}: Pick<RenderedPage, 'activeLocale' | 'landing' | 'head'>): string {
  const feed = (type: string, href: string) =>
    `<link rel="alternate" type="application/${type}+xml" title="${escapeHtml(head.siteName)}" href="${href}">`;
  return [
    activeLocale
      ? feed('rss', otherPaths.rss(activeLocale)) + feed('atom', otherPaths.atom(activeLocale))
      : '',
    icons,
    `<link rel="manifest" href="${otherPaths.manifest(activeLocale)}">`,
    // The landing page is always light.
    landing ? always : bySystem,
  ].join('');
}
