import { endpoints } from '#contract/all.endpoints.ts';
import { aiCrawlerClasses, crawlers } from '#contract/readers/crawlers/crawlers.words.ts';
import type { AiCrawlerSwitches } from '#contract/running/settings/settings.schemas.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';

/** "/api/posts/by-slug/:slug" → "/api/posts/by-slug/": up to where an address begins to vary. */
const fixedPart = (path: string) => path.split(':', 1)[0] ?? path;

/** A page that is rendered in a browser asks these; an engine that may not ask sees an emptier page. */
const readByPages = Object.values<Endpoint>(endpoints)
  .filter(({ access, method }) => access === 'public' && method === 'GET')
  // What leads to the desk is for people, whoever they are by then.
  .filter(({ path }) => !path.startsWith('/api/admin'))
  .map(({ path }) => fixedPart(path))
  .sort()
  .filter((path, index, sorted) => !sorted.slice(0, index).some((shorter) => path.startsWith(shorter)));

/** Who may read what. The longer rule wins, so what pages need stays open inside what is closed. */
export function robotsText(switches: AiCrawlerSwitches, publicUrl: string): string {
  // What is said of one by name counts more than what is said of its kind.
  const refused = aiCrawlerClasses.flatMap((each) =>
    crawlers[each].filter((agent) => !(switches[agent] ?? switches[each])),
  );
  const groups = [
    [
      'User-agent: *',
      'Allow: /',
      `Disallow: ${paths.admin()}`,
      // Exactly: an article may be about administration.
      `Disallow: /*${paths.admin()}$`,
      `Disallow: /*${paths.admin()}/`,
      'Disallow: /api/',
      ...readByPages.map((path) => `Allow: ${path}`),
    ],
    ...(refused.length > 0 ? [[...refused.map((agent) => `User-agent: ${agent}`), 'Disallow: /']] : []),
    [`Sitemap: ${publicUrl}${otherPaths.sitemapIndex()}`],
  ];
  return `${groups.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
