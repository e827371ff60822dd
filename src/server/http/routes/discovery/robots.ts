import type { FastifyInstance } from 'fastify';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { noteFrom } from '#server/domain/pages/invalidations/seen.ts';
import { robotsText } from '#server/domain/readers/robots/robots-text.ts';
import type { SettingsService } from '#server/domain/running/settings/settings.service.ts';

interface RobotsOptions {
  settings: Pick<SettingsService, 'getAiCrawlers'>;
  publicUrl: string;
}

export async function robotsRoutes(app: FastifyInstance, { settings, publicUrl }: RobotsOptions) {
  let lastKnown: string | undefined;
  app.get(otherPaths.robots(), { schema: { hide: true } }, async (request, reply) => {
    try {
      lastKnown = robotsText(await settings.getAiCrawlers(), publicUrl);
    } catch (error) {
      // A search engine that is refused here stops coming, for hours: what was true before will do.
      if (lastKnown === undefined) throw error;
      noteFrom('stale');
      request.log.warn({ err: error }, 'The switches for crawlers could not be read; the last ones serve');
    }
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(lastKnown);
  });
}
