import type { Network } from '#contract/commerce/networks/network.ts';
import type { Db } from '#db/open.ts';
import { createOffersService } from '#server/domain/commerce/catalog/offers/offers.service.ts';
import { createAdminProductsService } from '#server/domain/commerce/catalog/products/products.admin.service.ts';
import { createProductBulk } from '#server/domain/commerce/catalog/products/products.bulk.service.ts';
import { createProductUses } from '#server/domain/commerce/catalog/products/products.replacement.service.ts';
import { createProductWriting } from '#server/domain/commerce/catalog/products/products.write.service.ts';
import type { ImportFiles } from '#server/domain/commerce/imports/import-files.ts';
import { createImportsService } from '#server/domain/commerce/imports/imports.service.ts';
import { createPastedPrices } from '#server/domain/commerce/imports/pasted-prices.service.ts';
import { createAdminLaunchesService } from '#server/domain/commerce/launches/launches.admin.service.ts';
import type { PriceSources } from '#server/domain/commerce/marketplaces/registry.ts';
import { createPriceRunsService } from '#server/domain/commerce/price-runs/price-runs.service.ts';
import { createAdminShopLinksService } from '#server/domain/commerce/shop-links/shop-links.admin.service.ts';
import { createMintedLinks } from '#server/domain/commerce/shops/minted-links.service.ts';
import { createAdminShopsService } from '#server/domain/commerce/shops/shops.admin.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  listNetworks: () => Promise<readonly Network[]>;
  files: ImportFiles;
  sources: PriceSources;
  checks: Parameters<typeof createProductBulk>[0]['checks'];
}

/** What editors do with products, shops and prices. */
export const createCommerceServices = ({
  db,
  clock,
  editions,
  listNetworks,
  files,
  sources,
  checks,
}: Parts) => ({
  adminLaunches: createAdminLaunchesService({ db, clock, editions }),
  adminShops: createAdminShopsService({ db, clock, editions, listNetworks }),
  mintedLinks: createMintedLinks({ db, clock, editions }),
  adminShopLinks: createAdminShopLinksService({ db, clock }),
  adminProducts: createAdminProductsService({ db, clock, editions }),
  productWriting: createProductWriting({ db, clock }),
  productBulk: createProductBulk({ db, clock, checks }),
  productUses: createProductUses({ db, clock, editions }),
  offers: createOffersService({ db, clock, editions }),
  imports: createImportsService({ db, clock, editions, files }),
  pastedPrices: createPastedPrices({ db, clock, editions }),
  priceRuns: createPriceRunsService({ db, clock, editions, sources }),
});
