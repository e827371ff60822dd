import type { Db } from '#db/open.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { createProductMerges } from './merges/merges.service.ts';
import { createOffersService } from './offers/offers.service.ts';
import { createAdminProductsService } from './products/products.admin.service.ts';
import { createProductBulk } from './products/products.bulk.service.ts';
import { createProductUses } from './products/products.replacement.service.ts';
import { createProductWriting } from './products/products.write.service.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  /** What is asked before reviews of several products go out. */
  checks: Parameters<typeof createProductBulk>[0]['checks'];
}

/** Products and where they are sold, as those who look after them need them. */
export const createCatalogServices = ({ checks, ...parts }: Parts) => ({
  adminProducts: createAdminProductsService(parts),
  productWriting: createProductWriting(parts),
  productBulk: createProductBulk({ ...parts, checks }),
  productUses: createProductUses(parts),
  productMerges: createProductMerges(parts),
  offers: createOffersService(parts),
});
