import { createHash } from 'node:crypto';
import type { RenderedPage } from '#web/rendered-page.ts';
import type { PageAssets } from './assets.ts';
import { headHtml } from './head-html.ts';

/** Likely next pages are fetched while the pointer rests on their link. Addresses with a query are not pages. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/admin/*' } },
          { not: { selector_matches: '[href*="?"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath fill='%23a33b20' d='M4 4h24l2 8a4 4 0 0 1-7 1 4 4 0 0 1-7 0 4 4 0 0 1-7 0 4 4 0 0 1-7-1z'/%3E%3Cpath fill='none' stroke='%23a33b20' stroke-width='2' d='M5.5 17v10.5h21V17'/%3E%3Cpath fill='%23f0c860' d='M9 19h14v5H9z'/%3E%3C/svg%3E";

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What may run, and what may style, is known by its hash. */
export function contentSecurityPolicy({ loader, landingRedirect }: PageAssets, styles: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${[loader, landingRedirect, speculationRules].map(hashOf).join(' ')}`,
    `style-src 'self' ${hashOf(styles)}`,
    "img-src 'self' data: https:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

export function documentHtml(page: RenderedPage, assets: PageAssets): string {
  const files = page.modules.length === 0 ? [] : assets.filesFor(page.modules);
  const attributes = [
    `lang="${page.language}"`,
    page.activeLocale && `data-locale="${page.activeLocale}"`,
    page.startsAtOnce && 'data-start="idle"',
    page.landing && `data-landing="${page.landing.join(' ')}"`,
  ];
  return `<!DOCTYPE html><html ${attributes.filter(Boolean).join(' ')}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><script data-app="${files.join(' ')}">${assets.loader}</script>${page.landing ? `<script>${assets.landingRedirect}</script>` : ''}${headHtml(page.head, page.robots)}<link rel="icon" href="${ICON}"><style>${assets.stylesFor(page.modules)}</style></head><body><div id="root">${page.body}</div><script type="application/json" id="state">${page.state}</script><script type="speculationrules">${speculationRules}</script></body></html>`;
}
