import type { Api } from '#contract/all.endpoints.ts';
import type { Services } from '#server/services.ts';
import { adminClickCalls } from './commerce/clicks/clicks.admin.api.ts';
import { clickCalls } from './commerce/clicks/clicks.api.ts';
import { earningCalls } from './commerce/earnings/earnings.admin.api.ts';
import { catalogueCalls } from './commerce/feed-catalogue/feed-catalogue.admin.api.ts';
import { importCalls } from './commerce/imports/imports.admin.api.ts';
import { adminLaunchCalls } from './commerce/launches/launches.admin.api.ts';
import { launchCalls } from './commerce/launches/launches.api.ts';
import { networkTrialCalls } from './commerce/network-trials/network-trials.admin.api.ts';
import { adminNetworkCalls } from './commerce/networks/networks.admin.api.ts';
import { pastedLinkCalls } from './commerce/pasted-links/pasted-links.admin.api.ts';
import { priceRunCalls } from './commerce/price-runs/price-runs.admin.api.ts';
import { productMergeCalls } from './commerce/product-merges/product-merges.admin.api.ts';
import { offerCalls } from './commerce/products/offers.admin.api.ts';
import { adminProductCalls } from './commerce/products/products.admin.api.ts';
import { adminReviewCalls } from './commerce/reviews/reviews.admin.api.ts';
import { reviewCalls } from './commerce/reviews/reviews.api.ts';
import { shopFeedCalls } from './commerce/shop-feeds/shop-feeds.admin.api.ts';
import { adminShopLinkCalls } from './commerce/shop-links/shop-links.admin.api.ts';
import { shopLinkCalls } from './commerce/shop-links/shop-links.api.ts';
import { adminShopCalls } from './commerce/shops/shops.admin.api.ts';
import { ofReadableEditions } from './of-readable-editions.ts';
import { edgeCalls } from './pages/edge/edge.admin.api.ts';
import { renderedPageCalls } from './pages/rendered-pages/rendered-pages.admin.api.ts';
import { accountCalls } from './people/accounts/accounts.admin.api.ts';
import { passkeyCalls } from './people/accounts/passkeys.admin.api.ts';
import { peopleCalls } from './people/accounts/people.admin.api.ts';
import { signInCalls } from './people/accounts/sign-in.admin.api.ts';
import { crawlerCalls } from './readers/crawlers/crawlers.admin.api.ts';
import { adminMessageCalls } from './readers/messages/messages.admin.api.ts';
import { contactCalls } from './readers/messages/messages.api.ts';
import { adminRedirectCalls } from './readers/redirects/redirects.admin.api.ts';
import { redirectCalls } from './readers/redirects/redirects.api.ts';
import { searchCalls } from './readers/search/search.api.ts';
import type { RenderContent } from './render-content.ts';
import { backupCalls } from './running/backups/backups.admin.api.ts';
import { databaseCalls } from './running/database/database.admin.api.ts';
import { deskSearchCalls } from './running/desk-search/desk-search.admin.api.ts';
import { adminEditionCalls } from './running/editions/editions.admin.api.ts';
import { editionCalls } from './running/editions/editions.api.ts';
import { jobCalls } from './running/jobs/jobs.admin.api.ts';
import { moveInCalls } from './running/move-in/move-in.admin.api.ts';
import { moveOutCalls } from './running/move-out/move-out.admin.api.ts';
import { adminOverviewCalls } from './running/overview/overview.admin.api.ts';
import { policyReportCalls } from './running/policy-reports/policy-reports.admin.api.ts';
import { adminSettingCalls } from './running/settings/settings.admin.api.ts';
import { settingCalls } from './running/settings/settings.api.ts';
import { adminAuthorCalls } from './writing/authors/authors.admin.api.ts';
import { authorCalls } from './writing/authors/authors.api.ts';
import { adminCategoryCalls } from './writing/categories/categories.admin.api.ts';
import { categoryCalls } from './writing/categories/categories.api.ts';
import { adminInnerLinkCalls } from './writing/inner-links/inner-links.admin.api.ts';
import { keptTextCalls } from './writing/kept-texts/kept-texts.admin.api.ts';
import { adminLinkCalls } from './writing/links/links.admin.api.ts';
import { adminMediaCalls } from './writing/media/media.admin.api.ts';
import { postBoardCalls } from './writing/posts/board/post-board.admin.api.ts';
import { postCommentCalls } from './writing/posts/post-comments.admin.api.ts';
import { adminPostCalls } from './writing/posts/posts.admin.api.ts';
import { postCalls } from './writing/posts/posts.api.ts';
import { adminRenewalCalls } from './writing/renewals/renewals.admin.api.ts';
import { replacementCalls } from './writing/replacements/replacements.admin.api.ts';
import { staticPageCalls } from './writing/static-pages/static-pages.api.ts';

/** The contract's API, implemented. The HTTP routes and the page renderer both call this, and nothing else. */
export const createApi = (services: Services, renderContent: RenderContent): Api =>
  ofReadableEditions(allCalls(services, renderContent), services.editions);

const allCalls = (services: Services, renderContent: RenderContent): Api => ({
  ...settingCalls(services),
  ...staticPageCalls(),
  ...editionCalls(services),
  ...authorCalls(services),
  ...categoryCalls(services),
  ...postCalls(services, renderContent),
  ...reviewCalls(services, renderContent),
  ...searchCalls(services),
  ...launchCalls(services),
  ...shopLinkCalls(services),
  ...clickCalls(services),
  ...contactCalls(services),
  ...signInCalls(services),
  ...accountCalls(services),
  ...passkeyCalls(services),
  ...peopleCalls(services),
  ...adminPostCalls(services),
  ...postBoardCalls(services, adminPostCalls(services)),
  ...postCommentCalls(services, adminPostCalls(services)),
  ...redirectCalls(services),
  ...backupCalls(services),
  ...adminAuthorCalls(services),
  ...adminCategoryCalls(services),
  ...adminClickCalls(services),
  ...earningCalls(services),
  ...adminLaunchCalls(services),
  ...adminInnerLinkCalls(services),
  ...adminLinkCalls(services),
  ...adminNetworkCalls(services),
  ...networkTrialCalls(services),
  ...crawlerCalls(services),
  ...edgeCalls(services),
  ...databaseCalls(services),
  ...deskSearchCalls(services),
  ...jobCalls(services),
  ...moveInCalls(services),
  ...moveOutCalls(services),
  ...adminEditionCalls(services),
  ...adminMediaCalls(services),
  ...adminMessageCalls(services),
  ...adminOverviewCalls(services),
  ...policyReportCalls(services),
  ...adminRedirectCalls(services),
  ...adminSettingCalls(services),
  ...adminShopCalls(services),
  ...adminShopLinkCalls(services),
  ...adminProductCalls(services),
  ...adminReviewCalls(services),
  ...keptTextCalls(services),
  ...offerCalls(services),
  ...pastedLinkCalls(services),
  ...productMergeCalls(services),
  ...importCalls(services),
  ...catalogueCalls(services),
  ...shopFeedCalls(services),
  ...priceRunCalls(services),
  ...renderedPageCalls(services),
  ...adminRenewalCalls(services),
  ...replacementCalls(services),
});
