import type { Api } from '#contract/all.endpoints.ts';
import type { Services } from '#server/services.ts';
import { accountCalls } from './admin/accounts.ts';
import { backupCalls } from './admin/backups.ts';
import { adminCategoryCalls } from './admin/categories.ts';
import { adminClickCalls } from './admin/clicks.ts';
import { crawlerCalls } from './admin/crawlers.ts';
import { databaseCalls } from './admin/database.ts';
import { importCalls } from './admin/imports.ts';
import { jobCalls } from './admin/jobs.ts';
import { adminLaunchCalls } from './admin/launches.ts';
import { adminLinkCalls } from './admin/links.ts';
import { adminLocaleConfigCalls } from './admin/locale-configs.ts';
import { adminMediaCalls } from './admin/media.ts';
import { adminMessageCalls } from './admin/messages.ts';
import { offerCalls } from './admin/offers.ts';
import { adminOverviewCalls } from './admin/overview.ts';
import { peopleCalls } from './admin/people.ts';
import { adminPostCalls } from './admin/posts.ts';
import { priceRunCalls } from './admin/price-runs.ts';
import { adminProductCalls } from './admin/products.ts';
import { adminRedirectCalls } from './admin/redirects.ts';
import { renderedPageCalls } from './admin/rendered-pages.ts';
import { replacementCalls } from './admin/replacements.ts';
import { adminReviewCalls } from './admin/reviews.ts';
import { adminSettingCalls } from './admin/settings.ts';
import { adminShopLinkCalls } from './admin/shop-links.ts';
import { signInCalls } from './admin/sign-in.ts';
import { categoryCalls } from './categories.ts';
import { clickCalls } from './clicks.ts';
import { contactCalls } from './contact.ts';
import { launchCalls } from './launches.ts';
import { localeConfigCalls } from './locale-configs.ts';
import { postCalls } from './posts.ts';
import { redirectCalls } from './redirects.ts';
import type { RenderContent } from './render-content.ts';
import { reviewCalls } from './reviews.ts';
import { settingCalls } from './settings.ts';
import { shopLinkCalls } from './shop-links.ts';
import { staticPageCalls } from './static-pages.ts';

/** The contract's API, implemented. The HTTP routes and the page renderer both call this, and nothing else. */
export const createApi = (services: Services, renderContent: RenderContent): Api => ({
  ...settingCalls(services),
  ...staticPageCalls(),
  ...localeConfigCalls(services),
  ...categoryCalls(services),
  ...postCalls(services, renderContent),
  ...reviewCalls(services, renderContent),
  ...launchCalls(services),
  ...shopLinkCalls(services),
  ...clickCalls(services),
  ...contactCalls(services),
  ...signInCalls(services),
  ...accountCalls(services),
  ...peopleCalls(services),
  ...adminPostCalls(services),
  ...redirectCalls(services),
  ...backupCalls(services),
  ...adminCategoryCalls(services),
  ...adminClickCalls(services),
  ...adminLaunchCalls(services),
  ...adminLinkCalls(services),
  ...crawlerCalls(services),
  ...databaseCalls(services),
  ...jobCalls(services),
  ...adminLocaleConfigCalls(services),
  ...adminMediaCalls(services),
  ...adminMessageCalls(services),
  ...adminOverviewCalls(services),
  ...adminRedirectCalls(services),
  ...adminSettingCalls(services),
  ...adminShopLinkCalls(services),
  ...adminProductCalls(services),
  ...adminReviewCalls(services),
  ...offerCalls(services),
  ...importCalls(services),
  ...priceRunCalls(services),
  ...renderedPageCalls(services),
  ...replacementCalls(services),
});
