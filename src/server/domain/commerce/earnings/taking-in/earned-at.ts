import { readSub } from '#contract/commerce/clicks/link-place.ts';
import type { ReadEarning, ReadingFacts } from '../reading/reading-facts.ts';

export type PlaceOfTag = ReadingFacts['placeOfTag'];

/** Where the link of a sale stood, as its sub-id says, or else the tag of a place. What somebody else's says is nothing. */
export function earnedAt({ subId, tag }: Pick<ReadEarning, 'subId' | 'tag'>, placeOfTag: PlaceOfTag) {
  const sub = subId === '' ? undefined : readSub(subId);
  const ofTag = Object.hasOwn(placeOfTag, tag) ? placeOfTag[tag] : undefined;
  return {
    page_kind: sub?.page?.kind ?? '',
    page_id: sub?.page?.id ?? 0,
    position: sub?.position ?? ofTag ?? '',
    product_id: sub?.productId ?? 0,
  };
}
