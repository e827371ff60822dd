import type { MergePlan } from '#contract/commerce/product-merges/product-merges.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Actor } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { productSearchText } from '#server/domain/commerce/products/product-search.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { openBatch } from '#server/domain/people/audit/open-batch.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { postsNaming, replaceInPosts } from '#server/domain/writing/posts/writing/naming-products.ts';
import { recordProductText } from '../products/product-history.ts';
import type { OfferRow, ProductRow } from '../products/products.admin.queries.ts';
import { updateProduct } from '../products/products.write.queries.ts';
import { auditOfProduct, tellReadersOfProduct } from '../products/products.write.service.ts';
import { barcodesOf, partOffers } from './merge-plan.ts';
import * as queries from './merges.queries.ts';
import { formerOf, moveReviews } from './move-reviews.ts';

export interface Merging {
  actor: Actor;
  at: Date;
  zoneOf: (locale: Locale) => string;
}
interface Both {
  to: ProductRow;
  from: ProductRow;
}

const eansOf = ({ ean, otherEans }: ProductRow) => ({ ean, otherEans });

/** No more than one stands first because somebody wants it to: the one that did so already. */
async function moveOffers(tx: Db, { to }: Both, offers: OfferRow[], at: Date): Promise<OfferRow[]> {
  const { comes } = partOffers(to.id, offers);
  const preferred = new Set(
    offers.filter((offer) => offer.productId === to.id && offer.preferred).map(({ locale }) => locale),
  );
  for (const { id, locale, ...offer } of comes) {
    const isFirst = offer.preferred && !preferred.has(locale);
    await queries.moveOffer(tx, id, { productId: to.id, preferred: isFirst, updatedAt: at });
  }
  return comes;
}

/** The barcodes go along; the other is put away. */
async function changeProducts(tx: Db, { actor, at }: Merging, { to, from }: Both) {
  const { comes, others } = barcodesOf(to, from);
  const bare = { ean: null, otherEans: [] };
  const gone = await updateProduct(tx, from.id, {
    ...bare,
    searchText: productSearchText({ ...from, ...bare }),
    archivedAt: at,
    version: from.version + 1,
    updatedAt: at,
  });
  if (comes === null && others.length === 0) return { gone, stays: to };
  const barcodes = { ean: comes ?? to.ean, otherEans: [...to.otherEans, ...others] };
  const stays = await updateProduct(tx, to.id, {
    ...barcodes,
    searchText: productSearchText({ ...to, ...barcodes }),
    version: to.version + 1,
    updatedAt: at,
  });
  await recordProductText(tx, actor, at, from, gone);
  await recordProductText(tx, actor, at, to, stays);
  await tellReadersOfProduct(tx, at, to, stays);
  return { gone, stays };
}

/** Everything that was planned, with what is needed to take it back; answers with the number for that. */
export async function applyMerge(tx: Db, merging: Merging, both: Both, plan: MergePlan): Promise<number> {
  const { actor, at, zoneOf } = merging;
  const { to, from } = both;
  const batchId = await openBatch(tx);
  const comes = await moveOffers(tx, both, await queries.lockOffersOf(tx, [to.id, from.id]), at);
  const shopLinks = await queries.listShopLinksOf(tx, from.id);
  await queries.moveShopLinks(tx, shopLinks, from.id, to.id);
  const targets = { offers: comes.map(({ id }) => id), shopLinks };
  await queries.moveClicks(tx, targets, from.id, to.id);
  const predecessors = await queries.moveSuccessors(tx, from.id, to.id, at);
  const { gone, stays } = await changeProducts(tx, merging, both);
  const posts = await postsNaming(tx, from.id);
  await replaceInPosts(tx, { from: from.id, to: to.id, actor, now: at, batchId }, zoneOf);
  const versions = new Map((await postsNaming(tx, to.id)).map(({ id, version }) => [id, version]));
  const reviews = plan.reviews.map(({ id }) => id);
  const reviewTexts = await moveReviews(tx, { actor, at, batchId }, reviews, from.id, stays);
  const mergeId = await queries.insertMerge(tx, {
    kind: 'merge',
    fromId: from.id,
    toId: to.id,
    moved: {
      offers: comes.map(({ id, preferred }) => ({ id, preferred })),
      shopLinks,
      reviews,
      posts: posts.map(({ id, version, content }) => ({
        id,
        version: versions.get(id) ?? version,
        ...formerOf(content, to.id),
      })),
      reviewTexts,
      predecessors,
      ean: plan.ean.comes,
      barcodes: { from: eansOf(from), to: eansOf(to) },
      archivedAt: from.archivedAt?.toISOString() ?? null,
      versions: { from: gone.version, to: stays.version },
    },
    byId: actor.id,
    by: actor.name,
    createdAt: at,
  });
  const title = `${from.brand} ${from.name} → ${to.brand} ${to.name}`;
  const details = { mergeId, from: from.id, to: to.id, offers: comes.length, texts: plan.texts.length };
  await recordAudit(tx, actor, at, { ...auditOfProduct(to), action: 'replaced', title, details, batchId });
  await recordChange(tx, at, `product ${from.id} merged into ${to.id}`, [
    tags.product(from.id),
    tags.product(to.id),
    ...new Set(comes.map(({ locale }) => tags.offers(locale))),
  ]);
  return mergeId;
}
