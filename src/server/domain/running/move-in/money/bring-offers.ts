import { shopHostOf } from '#contract/commerce/marketplaces/shop-hosts.ts';
import { newOfferSchema } from '#contract/commerce/products/offers.admin.schemas.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Db } from '#db/open.ts';
import { bringOffer, offerAt, shopPlaceOf } from '#server/domain/commerce/catalog/offers/bring-offer.ts';
import { type GivenLink, readOfferLink } from '#server/domain/commerce/catalog/offers/offer-link.ts';
import { findMoved, putMoved } from '../move-in.queries.ts';
import { leftLine, type Why, why, whyBecause } from '../why.ts';
import { count, type Moving, NOT_YET, tellLeft } from '../writing/moving.ts';
import { amazonPlace } from './amazon-places.ts';
import type { ProductFact } from './facts.ts';
import type { ReadyProduct } from './ready-product.ts';

/** Which shop's offer it is, by where it led; undefined where only Amazon knows. */
function wantedOffer({ asin, url }: ProductFact): { marketplace: Marketplace; given: GivenLink } | undefined {
  if (asin !== undefined) return { marketplace: 'amazon', given: { externalId: asin } };
  if (url === undefined || !URL.canParse(url) || amazonPlace(new URL(url))) return undefined;
  return { marketplace: shopHostOf(url)?.shop === 'shopee' ? 'shopee' : 'other', given: { url } };
}

interface Offer {
  id: number;
  externalId: string | null;
}

const WHY: Record<string, Why> = {
  missing_tag: why('offer_missing_tag'),
  unknown_host: why('offer_unknown_host'),
  no_short_link: why('offer_no_short_link'),
  wrong_country: why('offer_wrong_country'),
};

/** The product's offer in this edition: whether there is one now that readers can follow. Prices stay behind. */
export async function broughtOffer(
  tx: Db,
  moving: Moving,
  { key, fact, fields }: ReadyProduct,
  product: { id: number; isNew: boolean },
): Promise<boolean> {
  const { site, locale, edition, runId } = moving;
  const title = `${fields.brand} ${fields.name}`;
  const left = (reason: Why) => tellLeft(moving, leftLine('offer', fact.place, reason));
  const wanted = wantedOffer(fact);
  if (!wanted) {
    left(why('offer_short_link', { name: title, address: fact.url ?? '' }));
    return false;
  }
  const { marketplace, given } = wanted;
  const read = readOfferLink(marketplace, given, { ...edition, showPrices: false });
  const offer = newOfferSchema.safeParse({ ...given, productId: product.id, locale, marketplace });
  if ('problems' in read || !offer.success) {
    const [problem] = 'problems' in read ? Object.values(read.problems) : [];
    const because = WHY[problem?.code ?? ''] ?? why('offer_no_link');
    left(whyBecause('offer_none', because, { name: title, number: fact.asin ?? fact.url ?? '' }));
    return false;
  }
  const place = { site: site.identity, locale, kind: 'offers' as const, sourceId: key };
  const wantedThere = { productId: product.id, marketplace, link: read.link };
  const mark = `offer:${product.id}:${marketplace}:${shopPlaceOf(marketplace, read.link.url)}`;
  const there =
    moving.notes.get<Offer>('box', mark) ??
    (product.isNew ? undefined : await offerAt(tx, wantedThere, locale));
  const moved = await findMoved(tx, place);
  if (there) {
    count(moving, 'same', 'offers');
    if (marketplace === 'amazon' && there.externalId !== read.link.externalId)
      left(
        why('offer_other', {
          ...{ name: title, here: there.externalId ?? '' },
          there: read.link.externalId ?? '',
        }),
      );
    if (runId !== undefined && !moved)
      await putMoved(tx, { ...place, subjectId: there.id, hash: '', version: 0, made: false, runId });
    return true;
  }
  // One that came once and was deleted here stays so; the text goes on showing the product.
  if (moved) return true;
  count(moving, 'made', 'offers');
  const { externalId } = read.link;
  if (runId === undefined) {
    moving.notes.put('box', mark, { id: NOT_YET, externalId } satisfies Offer);
    return true;
  }
  const bringing = { actor: moving.actor, at: moving.clock() };
  const subjectId = await bringOffer(
    tx,
    bringing,
    { ...edition, showPrices: false },
    { ...wantedThere, title },
  );
  await putMoved(tx, { ...place, subjectId, hash: '', version: 0, made: true, runId });
  moving.notes.put('box', mark, { id: subjectId, externalId } satisfies Offer);
  return true;
}
