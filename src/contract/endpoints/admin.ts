import { accountEndpoints } from './admin/accounts.ts';
import { backupEndpoints } from './admin/backups.ts';
import { adminCategoryEndpoints } from './admin/categories.ts';
import { adminClickEndpoints } from './admin/clicks.ts';
import { crawlerEndpoints } from './admin/crawlers.ts';
import { databaseEndpoints } from './admin/database.ts';
import { importEndpoints } from './admin/imports.ts';
import { jobEndpoints } from './admin/jobs.ts';
import { adminLaunchEndpoints } from './admin/launches.ts';
import { adminLinkEndpoints } from './admin/links.ts';
import { adminLocaleConfigEndpoints } from './admin/locale-configs.ts';
import { adminMediaEndpoints } from './admin/media.ts';
import { adminMessageEndpoints } from './admin/messages.ts';
import { offerEndpoints } from './admin/offers.ts';
import { adminOverviewEndpoints } from './admin/overview.ts';
import { peopleEndpoints } from './admin/people.ts';
import { adminPostEndpoints } from './admin/posts.ts';
import { priceRunEndpoints } from './admin/price-runs.ts';
import { productEndpoints } from './admin/products.ts';
import { adminRedirectEndpoints } from './admin/redirects.ts';
import { renderedPageEndpoints } from './admin/rendered-pages.ts';
import { replacementEndpoints } from './admin/replacements.ts';
import { adminReviewEndpoints } from './admin/reviews.ts';
import { adminSettingEndpoints } from './admin/settings.ts';
import { adminShopLinkEndpoints } from './admin/shop-links.ts';
import { signInEndpoints } from './admin/sign-in.ts';

/** What only people who are signed in call, and signing in itself. */
export const adminEndpoints = {
  ...signInEndpoints,
  ...accountEndpoints,
  ...peopleEndpoints,
  ...adminPostEndpoints,
  ...backupEndpoints,
  ...adminCategoryEndpoints,
  ...adminClickEndpoints,
  ...adminLaunchEndpoints,
  ...adminLinkEndpoints,
  ...importEndpoints,
  ...crawlerEndpoints,
  ...databaseEndpoints,
  ...jobEndpoints,
  ...adminLocaleConfigEndpoints,
  ...adminMediaEndpoints,
  ...adminMessageEndpoints,
  ...adminOverviewEndpoints,
  ...priceRunEndpoints,
  ...productEndpoints,
  ...renderedPageEndpoints,
  ...replacementEndpoints,
  ...adminReviewEndpoints,
  ...offerEndpoints,
  ...adminRedirectEndpoints,
  ...adminSettingEndpoints,
  ...adminShopLinkEndpoints,
};
