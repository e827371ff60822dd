import type { Db } from '#db/open.ts';
import { tellReadersOfProduct } from '#server/domain/commerce/catalog/products/products.write.service.ts';
import type { EditionFacts } from '#server/domain/commerce/marketplaces/marketplace.ts';
import { marketplaceOf, shopOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { recordOfferPrices } from '#server/domain/commerce/price-history/record-prices.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { noteOfferLinks } from '#server/domain/writing/links/note-offer-links.ts';
import * as queries from './apply.queries.ts';
import { FeedProblem } from './formats/feed-caps.ts';
import * as takenIn from './taking-in/taken-in.queries.ts';
import { keepFormer, numberNewOffers } from './undo/former.queries.ts';
import { inParts, PART } from './undo/in-parts.ts';

async function remember(tx: Db, applied: queries.Applied, edition: EditionFacts): Promise<void> {
  const { marketplace } = applied;
  // Of a marketplace that forbids it nothing is even read.
  if (marketplace !== 'other' && !marketplaceOf(marketplace).keepsHistory) return;
  await inParts(
    (after) => takenIn.listPrices(tx, applied, after, PART),
    ({ row }) => row,
    (rows) =>
      recordOfferPrices(
        tx,
        rows.flatMap(({ offerId, url, price, currency }) =>
          price === null ? [] : [{ offerId, shop: shopOf({ marketplace, url }, edition), price, currency }],
        ),
        applied.at,
      ),
  );
}

/** Whatever shows these products, or lists offers. */
export const tellOfOffers = (
  tx: Db,
  { importId, locale, at }: queries.Applied,
  list: (after: number) => ReturnType<typeof takenIn.listTouchedProducts>,
): Promise<void> =>
  inParts(
    list,
    ({ row }) => row,
    (rows) =>
      recordChange(tx, at, `import ${importId}`, [
        ...rows.flatMap(({ productId }) => (productId === null ? [] : [tags.product(productId)])),
        tags.offers(locale),
      ]),
  );

/** Where the offers of the file lead now. */
export const noteLinks = (tx: Db, applied: queries.Applied, edition: EditionFacts): Promise<void> =>
  inParts(
    (after) => takenIn.listOtherLinks(tx, applied, after, PART),
    ({ row }) => row,
    (rows) =>
      noteOfferLinks(
        tx,
        edition,
        rows.map(({ offer }) => offer),
        applied.at,
      ),
  );

async function tellReaders(tx: Db, applied: queries.Applied): Promise<void> {
  const { at } = applied;
  await inParts(
    (after) => takenIn.listReviewedChanges(tx, applied, after, PART),
    ({ product }) => product.id,
    async (rows) => {
      for (const { product, changes } of rows) {
        const was = (field: 'brand' | 'name') => changes.find((change) => change.field === field)?.from;
        const before = {
          ...product,
          brand: String(was('brand') ?? product.brand),
          name: String(was('name') ?? product.name),
        };
        await tellReadersOfProduct(tx, at, before, product);
      }
    },
  );
  await tellOfOffers(tx, applied, (after) => takenIn.listTouchedProducts(tx, applied, after, PART));
}

/**
 * Every good row of the file, or of a part of it, or none: whatever goes wrong undoes all of it. Statements are about all
 * rows at once, so that even a large file takes seconds; a product that somebody has changed since it was looked at stops it.
 */
export async function applyImport(
  tx: Db,
  applied: queries.Applied,
  edition: EditionFacts,
  { isNews }: { isNews: boolean },
): Promise<void> {
  if (isNews) await queries.tellPlanner(tx);
  await keepFormer(tx, applied);
  const changed = await queries.countChangedProducts(tx, applied);
  if ((await queries.updateProducts(tx, applied)) !== changed) throw new FeedProblem('changed_meanwhile');
  await queries.insertNewProducts(tx, applied);
  const known = await queries.countKnownOffers(tx, applied);
  if ((await queries.updateOffers(tx, applied)) !== known) throw new FeedProblem('changed_meanwhile');
  await queries.insertNewOffers(tx, applied);
  if (isNews) await queries.tellPlanner(tx);
  await numberNewOffers(tx, applied);
  await remember(tx, applied, edition);
  await noteLinks(tx, applied, edition);
  await tellReaders(tx, applied);
}
