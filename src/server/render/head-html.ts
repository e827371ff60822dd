import { escapeHtml } from '#server/lib/html.ts';
import type { HeadData } from '#web/shared/head.tsx';

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** JSON inside a script element: "<" must not be able to end it. */
export const jsonForHtml = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

export function headHtml(head: HeadData, robots: string): string {
  const { image } = head;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    ...(head.refresh
      ? [`<meta http-equiv="refresh" content="${head.refresh.seconds};url=${escapeHtml(head.refresh.url)}">`]
      : []),
    meta('name', 'robots', robots),
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...head.alternates.map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
    ),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.ogType),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:locale', head.ogLocale),
    ...(image ? [meta('property', 'og:image', image)] : []),
    meta('name', 'twitter:card', head.twitterCard),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${jsonForHtml(data)}</script>`),
  ].join('');
}
