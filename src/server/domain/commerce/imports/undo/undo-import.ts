import type { Db } from '#db/open.ts';
import { tellReadersOfProduct } from '#server/domain/commerce/catalog/products/products.write.service.ts';
import type { EditionFacts } from '#server/domain/commerce/marketplaces/marketplace.ts';
import { type Applied, tellPlanner } from '../apply.queries.ts';
import { noteLinks, tellOfOffers } from '../apply-import.ts';
import { listTouchedProducts } from '../taking-in/taken-in.queries.ts';
import { inParts, PART } from './in-parts.ts';
import * as queries from './undo.queries.ts';

async function tellOfFacts(tx: Db, taken: queries.Taken, at: Date): Promise<void> {
  await inParts(
    (after) => queries.listRestoredReviewed(tx, taken, after, PART),
    ({ product }) => product.id,
    async (rows) => {
      for (const { product, facts } of rows) {
        const before = {
          ...product,
          brand: facts?.brand ?? product.brand,
          name: facts?.name ?? product.name,
        };
        await tellReadersOfProduct(tx, at, before, product);
      }
    },
  );
}

/**
 * What nobody has worked on since is as it was before, what the file made is gone; the rest stays and is named. All of
 * it or nothing, in statements about all rows at once, as it was taken in.
 */
export async function undoImport(
  tx: Db,
  applied: Applied,
  appliedAt: Date,
  edition: EditionFacts,
): Promise<void> {
  const { importId, at } = applied;
  const taken = { importId, appliedAt };
  await tellPlanner(tx);
  await queries.writeVerdicts(tx, taken);
  await queries.restoreProducts(tx, taken, at);
  await queries.deleteNewOffers(tx, taken);
  await queries.forgetPrices(tx, taken);
  await queries.restoreOffers(tx, taken, at);
  await queries.deleteNewProducts(tx, taken);
  await noteLinks(tx, applied, edition);
  await tellOfFacts(tx, taken, at);
  await tellOfOffers(tx, applied, (after) => listTouchedProducts(tx, { importId }, after, PART));
}
