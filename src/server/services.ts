import type { Db } from '#db/open.ts';
import { createAttemptsService } from '#server/domain/attempts/attempts.service.ts';
import { createCategoriesService } from '#server/domain/categories/categories.service.ts';
import { createContactMessagesService } from '#server/domain/contact-messages/contact-messages.service.ts';
import { createFeedsService } from '#server/domain/feeds/feeds.service.ts';
import { createLaunchesService } from '#server/domain/launches/launches.service.ts';
import { createLocaleConfigsService } from '#server/domain/locale-configs/locale-configs.service.ts';
import { createPostsService } from '#server/domain/posts/posts.service.ts';
import { createProductsService } from '#server/domain/products/products.service.ts';
import { createReviewsService } from '#server/domain/reviews/reviews.service.ts';
import { createSecretsService } from '#server/domain/secrets/secrets.service.ts';
import { createSettingsService } from '#server/domain/settings/settings.service.ts';
import { createShopLinksService } from '#server/domain/shop-links/shop-links.service.ts';
import { createSitemapService } from '#server/domain/sitemap/sitemap.service.ts';
import type { Clock } from '#server/lib/clock.ts';

export type Services = ReturnType<typeof createServices>;

/** Every service, made once; routes, jobs and rendering are given this. */
export function createServices({ db, clock }: { db: Db; clock: Clock }) {
  const settings = createSettingsService({ db });
  const secrets = createSecretsService({ db });
  const attempts = createAttemptsService({ db, clock, secrets });
  const localeConfigs = createLocaleConfigsService({ db });
  const categories = createCategoriesService({ db });
  const posts = createPostsService({ db, clock, localeConfigs, categories });
  const products = createProductsService({ db, clock, localeConfigs });
  const reviews = createReviewsService({ db, products });
  const launches = createLaunchesService({ db, reviews });
  const shopLinks = createShopLinksService({ db });
  const contactMessages = createContactMessagesService({ db, clock, secrets, attempts, localeConfigs });
  const feeds = createFeedsService({ clock, localeConfigs, posts, categories, products });
  const sitemap = createSitemapService({ db, clock, categories, localeConfigs });
  const content = { categories, posts, products, reviews, launches, shopLinks };
  return { settings, secrets, attempts, localeConfigs, ...content, contactMessages, feeds, sitemap, clock };
}
