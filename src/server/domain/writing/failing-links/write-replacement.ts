import { isDeepStrictEqual } from 'node:util';
import type { SilentKind } from '#contract/commerce/link-ends/link-ends.words.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import type { LinkReplacementResult } from '#contract/writing/links/failing-links.admin.schemas.ts';
import type { Db } from '#db/open.ts';
import {
  type Offer,
  preferredOffers,
  rewriteOffer,
} from '#server/domain/commerce/catalog/offers/rewrite-offer.ts';
import { isShopeeLink } from '#server/domain/commerce/marketplaces/shopee/shopee.ts';
import { rewriteShopLink } from '#server/domain/commerce/shop-links/rewrite-shop-link.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import { type WantedPlace, writePlaces } from '#server/domain/writing/replacements/write-places.ts';
import type { NewPlace } from './link-replacements.queries.ts';
import { type LinkSwap, swapLink } from './swap-link.ts';

export interface WantedReplacement extends LinkSwap {
  kind: SilentKind;
  posts: number[];
  reviews: number[];
  shopLinks: number[];
  /** Offers whose link it is. */
  offers: number[];
  /** The one that stands there instead, where it is the same product's. */
  by: Offer | undefined;
}

type Left = LinkReplacementResult['left'];
export interface Written {
  done: NewPlace[];
  left: Left;
}

/** What is kept of an offer's standing: JSON has no moments. */
export const standingOf = ({ availability, preferred, source, fetchedAt }: Offer) => ({
  availability,
  preferred,
  source,
  fetchedAt: fetchedAt?.toISOString() ?? null,
});
export type KeptStanding = ReturnType<typeof standingOf>;

/** The shop still sells there and only we are not paid: to call it sold out would be untrue. */
const UNPAID: readonly SilentKind[] = ['tag_lost', 'programme_closed'];

/** Texts are saved by their own rules; what cannot be is left as it is and named. */
export async function writeTexts(tx: Db, rewriting: Rewriting, wanted: WantedPlace[]): Promise<Written> {
  const { done, left } = await writePlaces(tx, rewriting, wanted);
  return {
    done: done as NewPlace[],
    left: left.map(({ kind, id, title, reason }) => ({
      ...{ kind: kind as Left[number]['kind'], id, title },
      reason: reason === 'changed' || reason === 'gone' ? reason : 'refused',
    })),
  };
}

async function standDifferently(
  tx: Db,
  rewriting: Rewriting,
  id: number,
  change: Parameters<typeof rewriteOffer>[3],
): Promise<NewPlace[]> {
  let before: Offer | undefined;
  const after = await rewriteOffer(tx, id, rewriting, (offer) => {
    before = offer;
    return change(offer);
  });
  if (!before || !after) return [];
  const kept = { before: standingOf(before), after: standingOf(after) };
  return [{ kind: 'offer', subjectId: id, field: 'standing', title: '', ...kept }];
}

/** Readers are led to another offer first: the failing one is sold out, or the other one preferred. */
async function writeOffers(tx: Db, rewriting: Rewriting, wanted: WantedReplacement): Promise<NewPlace[]> {
  const { kind, offers, by } = wanted;
  const done: NewPlace[] = [];
  if (!UNPAID.includes(kind)) {
    const soldOut = { availability: 'out_of_stock', source: 'manual', fetchedAt: rewriting.at } as const;
    for (const id of offers) done.push(...(await standDifferently(tx, rewriting, id, () => soldOut)));
    return done;
  }
  if (!by || offers.length === 0) return done;
  for (const { id } of await preferredOffers(tx, by.productId, by.locale))
    if (id !== by.id) done.push(...(await standDifferently(tx, rewriting, id, () => ({ preferred: false }))));
  done.push(...(await standDifferently(tx, rewriting, by.id, () => ({ preferred: true }))));
  return done;
}

/** A short link of Shopee's leads to Shopee, or it is none: the page that it stands on takes no other. */
async function writeShopLinks(tx: Db, rewriting: Rewriting, { shopLinks, newUrl }: WantedReplacement) {
  const written: Written = { done: [], left: [] };
  for (const id of shopLinks) {
    let before = { title: '', url: '' };
    const after = await rewriteShopLink(tx, id, rewriting, (link) => {
      before = link;
      return isShopeeLink(newUrl) ? { url: newUrl } : undefined;
    });
    const { title } = before;
    if (!after)
      written.left.push({ kind: 'shop_link', id, title, reason: title === '' ? 'gone' : 'refused' });
    else
      written.done.push({
        ...{ kind: 'shop_link', subjectId: id, field: 'url', title },
        ...{ before: before.url, after: after.url },
      });
  }
  return written;
}

/** Texts first, and then what they show: in the order in which everybody locks them. */
export async function writeReplacement(
  tx: Db,
  rewriting: Rewriting,
  wanted: WantedReplacement,
): Promise<Written> {
  const next = (current: unknown) => swapLink(current as ContentDocument, wanted);
  const texts = await writeTexts(tx, rewriting, [
    ...wanted.posts.map((id): WantedPlace => ({ kind: 'post', id, field: 'content', next })),
    ...wanted.reviews.map((id): WantedPlace => ({ kind: 'review', id, field: 'body', next })),
  ]);
  const links = await writeShopLinks(tx, rewriting, wanted);
  const offers = await writeOffers(tx, rewriting, wanted);
  return { done: [...texts.done, ...links.done, ...offers], left: [...texts.left, ...links.left] };
}

/** Only where it is still what the replacement made of it. */
export const asItWas =
  ({ before, after }: { before: unknown; after: unknown }) =>
  (current: unknown): unknown =>
    isDeepStrictEqual(current, after) ? before : undefined;
