import { adminClickEndpoints } from './commerce/clicks/clicks.admin.endpoints.ts';
import { earningEndpoints } from './commerce/earnings/earnings.admin.endpoints.ts';
import { catalogueEndpoints } from './commerce/feed-catalogue/feed-catalogue.admin.endpoints.ts';
import { importEndpoints } from './commerce/imports/imports.admin.endpoints.ts';
import { adminLaunchEndpoints } from './commerce/launches/launches.admin.endpoints.ts';
import { networkTrialEndpoints } from './commerce/network-trials/network-trials.admin.endpoints.ts';
import { adminNetworkEndpoints } from './commerce/networks/desk/networks.admin.endpoints.ts';
import { pastedLinkEndpoints } from './commerce/pasted-links/pasted-links.admin.endpoints.ts';
import { priceRunEndpoints } from './commerce/price-runs/price-runs.admin.endpoints.ts';
import { productMergeEndpoints } from './commerce/product-merges/product-merges.admin.endpoints.ts';
import { offerEndpoints } from './commerce/products/offers.admin.endpoints.ts';
import { productEndpoints } from './commerce/products/products.admin.endpoints.ts';
import { adminReviewEndpoints } from './commerce/reviews/reviews.admin.endpoints.ts';
import { shopFeedEndpoints } from './commerce/shop-feeds/shop-feeds.admin.endpoints.ts';
import { adminShopLinkEndpoints } from './commerce/shop-links/shop-links.admin.endpoints.ts';
import { adminShopEndpoints } from './commerce/shops/shops.admin.endpoints.ts';
import { edgeEndpoints } from './pages/edge/edge.admin.endpoints.ts';
import { renderedPageEndpoints } from './pages/rendered-pages/rendered-pages.admin.endpoints.ts';
import { accountEndpoints } from './people/accounts/accounts.admin.endpoints.ts';
import { passkeyEndpoints } from './people/accounts/passkeys.admin.endpoints.ts';
import { peopleEndpoints } from './people/accounts/people.admin.endpoints.ts';
import { secondFactorRuleEndpoints } from './people/accounts/second-factor-rule.admin.endpoints.ts';
import { signInEndpoints } from './people/accounts/sign-in.endpoints.ts';
import { crawlerEndpoints } from './readers/crawlers/crawlers.admin.endpoints.ts';
import { adminMessageEndpoints } from './readers/messages/messages.admin.endpoints.ts';
import { adminRedirectEndpoints } from './readers/redirects/redirects.admin.endpoints.ts';
import { backupEndpoints } from './running/backups/backups.admin.endpoints.ts';
import { databaseEndpoints } from './running/database/database.admin.endpoints.ts';
import { deskSearchEndpoints } from './running/desk-search/desk-search.admin.endpoints.ts';
import { adminEditionEndpoints } from './running/editions/editions.admin.endpoints.ts';
import { jobEndpoints } from './running/jobs/jobs.admin.endpoints.ts';
import { moveInEndpoints } from './running/move-in/move-in.admin.endpoints.ts';
import { moveOutEndpoints } from './running/move-out/move-out.admin.endpoints.ts';
import { adminOverviewEndpoints } from './running/overview/overview.admin.endpoints.ts';
import { policyReportEndpoints } from './running/policy-reports/policy-reports.admin.endpoints.ts';
import { adminSettingEndpoints } from './running/settings/settings.admin.endpoints.ts';
import { adminAuthorEndpoints } from './writing/authors/authors.admin.endpoints.ts';
import { adminCategoryEndpoints } from './writing/categories/categories.admin.endpoints.ts';
import { adminInnerLinkEndpoints } from './writing/inner-links/inner-links.admin.endpoints.ts';
import { keptTextEndpoints } from './writing/kept-texts/kept-texts.admin.endpoints.ts';
import { failingLinkEndpoints } from './writing/links/failing-links.admin.endpoints.ts';
import { adminLinkEndpoints } from './writing/links/links.admin.endpoints.ts';
import { adminMediaEndpoints } from './writing/media/media.admin.endpoints.ts';
import { postBoardEndpoints } from './writing/posts/post-board.admin.endpoints.ts';
import { postCommentEndpoints } from './writing/posts/post-comments.admin.endpoints.ts';
import { adminPostEndpoints } from './writing/posts/posts.admin.endpoints.ts';
import { adminRenewalEndpoints } from './writing/renewals/renewals.admin.endpoints.ts';
import { replacementEndpoints } from './writing/replacements/replacements.admin.endpoints.ts';

/** What only people who are signed in call, and signing in itself. */
export const adminEndpoints = {
  ...signInEndpoints,
  ...accountEndpoints,
  ...passkeyEndpoints,
  ...peopleEndpoints,
  ...secondFactorRuleEndpoints,
  ...adminPostEndpoints,
  ...postBoardEndpoints,
  ...postCommentEndpoints,
  ...backupEndpoints,
  ...adminAuthorEndpoints,
  ...adminCategoryEndpoints,
  ...adminClickEndpoints,
  ...earningEndpoints,
  ...adminLaunchEndpoints,
  ...adminInnerLinkEndpoints,
  ...adminLinkEndpoints,
  ...failingLinkEndpoints,
  ...adminNetworkEndpoints,
  ...networkTrialEndpoints,
  ...keptTextEndpoints,
  ...catalogueEndpoints,
  ...importEndpoints,
  ...shopFeedEndpoints,
  ...crawlerEndpoints,
  ...databaseEndpoints,
  ...deskSearchEndpoints,
  ...jobEndpoints,
  ...moveInEndpoints,
  ...moveOutEndpoints,
  ...adminEditionEndpoints,
  ...adminMediaEndpoints,
  ...adminMessageEndpoints,
  ...adminOverviewEndpoints,
  ...policyReportEndpoints,
  ...edgeEndpoints,
  ...priceRunEndpoints,
  ...productEndpoints,
  ...renderedPageEndpoints,
  ...adminRenewalEndpoints,
  ...replacementEndpoints,
  ...adminReviewEndpoints,
  ...offerEndpoints,
  ...pastedLinkEndpoints,
  ...productMergeEndpoints,
  ...adminRedirectEndpoints,
  ...adminSettingEndpoints,
  ...adminShopEndpoints,
  ...adminShopLinkEndpoints,
};
