import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#db/open.ts';
import { rewriteOffer } from '#server/domain/commerce/catalog/offers/rewrite-offer.ts';
import { rewriteShopLink } from '#server/domain/commerce/shop-links/rewrite-shop-link.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import type { WantedPlace } from '#server/domain/writing/replacements/write-places.ts';
import type { PlaceRow } from './link-replacements.queries.ts';
import { asItWas, type KeptStanding, standingOf, type Written, writeTexts } from './write-replacement.ts';

const textOf = (place: PlaceRow): WantedPlace[] => {
  const { subjectId: id } = place;
  if (place.kind === 'post') return [{ kind: 'post', id, field: 'content', next: asItWas(place) }];
  if (place.kind === 'review') return [{ kind: 'review', id, field: 'body', next: asItWas(place) }];
  return [];
};

/** One that is no text; answers whether it was still as the replacement had left it. */
async function putBack(tx: Db, rewriting: Rewriting, place: PlaceRow): Promise<boolean> {
  const { kind, subjectId, before, after } = place;
  if (kind === 'shop_link') {
    const url = String(before);
    return (
      (await rewriteShopLink(tx, subjectId, rewriting, (link) =>
        link.url === after ? { url } : undefined,
      )) !== undefined
    );
  }
  const was = before as KeptStanding;
  const fetchedAt = was.fetchedAt === null ? null : new Date(was.fetchedAt);
  const written = await rewriteOffer(tx, subjectId, rewriting, (offer) =>
    isDeepStrictEqual(standingOf(offer), after) ? { ...was, fetchedAt } : undefined,
  );
  return written !== undefined;
}

/** Everything back, but for what somebody has changed since. Places come with the last one first. */
export async function undoPlaces(tx: Db, rewriting: Rewriting, places: PlaceRow[]): Promise<Written> {
  const { done, left } = await writeTexts(tx, rewriting, places.flatMap(textOf));
  for (const place of places) {
    if (place.kind === 'post' || place.kind === 'review') continue;
    const { kind, subjectId, field, title, before, after } = place;
    if (await putBack(tx, rewriting, place))
      done.push({ kind, subjectId, field, title, before: after, after: before });
    else left.push({ kind, id: subjectId, title, reason: 'changed' });
  }
  return { done, left };
}
