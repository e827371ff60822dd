import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { feedCall } from '#server/api/readers/feeds/feeds.api.ts';
import { manifestCall } from '#server/api/readers/manifests/manifests.api.ts';
import type { RenderContent } from '#server/api/render-content.ts';
import { createIconsService } from '#server/domain/readers/icons/icons.service.ts';
import { createSubjectFinder } from '#server/domain/readers/share-cards/card-subjects.ts';
import { createShareCardsService } from '#server/domain/readers/share-cards/share-cards.service.ts';
import type { MediaService } from '#server/domain/writing/media/media.service.ts';
import { feedRoutes } from '#server/http/routes/discovery/feeds.ts';
import { indexNowKeyRoutes } from '#server/http/routes/discovery/indexnow-key.ts';
import { robotsRoutes } from '#server/http/routes/discovery/robots.ts';
import { securityTextRoutes } from '#server/http/routes/discovery/security-text.ts';
import { shareCardRoutes } from '#server/http/routes/discovery/share-cards.ts';
import { sitemapRoutes } from '#server/http/routes/discovery/sitemaps.ts';
import { iconRoutes } from '#server/http/routes/icons.ts';
import type { KeptTexts } from '#server/kept-pages/kept-texts.ts';
import type { Services } from '#server/services.ts';

interface DiscoveryParts {
  services: Services;
  media: MediaService;
  renderContent: RenderContent;
  /** Where pictures are kept; the share cards get a folder of their own in it. */
  mediaDir: string;
  publicUrl: string;
  texts: KeptTexts;
}

/** Everything by which the site is found, followed, shared and kept, beside its pages. */
export async function installDiscovery(app: FastifyInstance, parts: DiscoveryParts): Promise<void> {
  const { services, media, renderContent, mediaDir, publicUrl, texts } = parts;
  const { sitemap, settings, editions, indexNow } = services;
  const shareCards = createShareCardsService({
    directory: path.join(mediaDir, 'share'),
    editions,
    media,
    getSubject: createSubjectFinder(services),
  });
  await app.register(sitemapRoutes, { sitemap, publicUrl, texts });
  await app.register(feedRoutes, { getFeed: feedCall(services, renderContent, publicUrl), texts });
  await app.register(robotsRoutes, { settings, publicUrl });
  await app.register(securityTextRoutes, { settings, editions, publicUrl });
  if (indexNow.keyFile) await app.register(indexNowKeyRoutes, indexNow.keyFile);
  await app.register(iconRoutes, { icons: createIconsService(), getManifest: manifestCall(services) });
  await app.register(shareCardRoutes, { shareCards });
}
