import type { Db } from '#db/open.ts';
import type { SitemapService } from '#server/domain/readers/sitemap/sitemap.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { createEdgeService } from './edge/desk/edge.service.ts';
import type { EdgeSettings } from './edge/targets/create-targets.ts';
import { createInvalidationsService } from './invalidations/invalidations.service.ts';
import { createRenderRunsService } from './render-runs/render-runs.service.ts';
import { createRenderedPagesService } from './rendered-pages/rendered-pages.service.ts';

interface Parts {
  db: Db;
  clock: Clock;
  sitemap: SitemapService;
  edge?: EdgeSettings | undefined;
}

/** Pages that are kept, here and in the caches in front. */
export function createPageServices({ edge, ...parts }: Parts) {
  const renderedPages = createRenderedPagesService(parts);
  return {
    renderedPages,
    renderRuns: createRenderRunsService({ ...parts, renderedPages }),
    invalidations: createInvalidationsService(parts),
    edge: createEdgeService({ ...parts, edge, port: renderedPages.port }),
  };
}
