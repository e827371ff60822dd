import { createHash } from 'node:crypto';
import { toldPolicy } from '#server/lib/told-policy.ts';
import type { RenderedPage } from '#web/rendered-page.ts';
import type { PageAssets } from './assets.ts';
import { headHtml } from './head-html.ts';
import { siteLinks } from './site-links.ts';

/** Likely next pages are fetched while the pointer rests on their link. Addresses with a query are not pages. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/admin{/*}?' } },
          { not: { selector_matches: '[href*="?"]' } },
          // Coming to these is leaving for a shop: nobody has until they do.
          { not: { href_matches: '/*/shopee/*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What may run, and what may style, is known by its hash. */
export function policyHeaders({ loader, landingRedirect, tellView }: PageAssets) {
  const everywhere = [loader, speculationRules].map(hashOf).join(' ');
  const onLanding = `${everywhere} ${hashOf(landingRedirect)}`;
  const onTelling = tellView ? `${everywhere} ${hashOf(tellView)}` : everywhere;
  return (styles: string, isLanding: boolean, tellsView = false) =>
    toldPolicy(
      "default-src 'self'",
      `script-src 'self' ${isLanding ? onLanding : tellsView ? onTelling : everywhere}`,
      `style-src 'self' ${hashOf(styles)}`,
      "img-src 'self' data: https:",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types vitrina',
    );
}

export function documentHtml(
  page: RenderedPage,
  assets: PageAssets,
  styles: string,
  tellsView = false,
): string {
  const files = page.modules.length === 0 ? [] : assets.filesFor(page.modules);
  const attributes = [
    `lang="${page.language}"`,
    page.activeLocale && `data-locale="${page.activeLocale}"`,
    files.length > 0 && `data-styles="${assets.commonStyles}"`,
    page.startsAtOnce && 'data-start="idle"',
    page.landing && `data-landing="${page.landing.join(' ')}"`,
  ];
  const tell = tellsView && assets.tellView ? `<script>${assets.tellView}</script>` : '';
  const app = files.length > 0 ? ` data-app="${files.join(' ')}"` : '';
  return `<!DOCTYPE html><html ${attributes.filter(Boolean).join(' ')}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><script${app}>${assets.loader}</script>${page.landing ? `<script>${assets.landingRedirect}</script>` : ''}${tell}${headHtml(page.head)}${siteLinks(page)}<style>${styles}</style></head><body><div id="root">${page.body}</div><script type="application/json" id="state">${page.state}</script><script type="speculationrules">${speculationRules}</script></body></html>`;
}
