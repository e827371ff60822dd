import type { Network } from '#contract/commerce/networks/network.ts';
import type { GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import { createCatalogServices } from './catalog/catalog-services.ts';
import { createFeedCatalogue } from './feed-catalogue/feed-catalogue.service.ts';
import { createAdminLaunchesService } from './launches/launches.admin.service.ts';
import type { PriceSources } from './marketplaces/registry.ts';
import { createNetworkTrials } from './network-trials/network-trials.service.ts';
import { createPastedLinks } from './pasted-links/pasted-links.service.ts';
import { createPriceRunsService } from './price-runs/price-runs.service.ts';
import { createAdminShopLinksService } from './shop-links/shop-links.admin.service.ts';
import { createMintedLinks } from './shops/minted-links.service.ts';
import { createAdminShopsService } from './shops/shops.admin.service.ts';

type Parts = Parameters<typeof createCatalogServices>[0] & {
  listNetworks: () => Promise<readonly Network[]>;
  sources: PriceSources;
  guardedFetch?: GuardedFetch | undefined;
};

/** What editors do with products, shops and prices. */
export function createCommerceServices({ listNetworks, sources, checks, guardedFetch, ...parts }: Parts) {
  const feedCatalogue = createFeedCatalogue(parts);
  return {
    feedCatalogue,
    ...createCatalogServices({ ...parts, checks }),
    adminLaunches: createAdminLaunchesService(parts),
    adminShops: createAdminShopsService({ ...parts, listNetworks }),
    networkTrials: createNetworkTrials(parts),
    mintedLinks: createMintedLinks(parts),
    adminShopLinks: createAdminShopLinksService(parts),
    pastedLinks: createPastedLinks({ ...parts, sources, feedCatalogue, guardedFetch }),
    priceRuns: createPriceRunsService({ ...parts, sources }),
  };
}
