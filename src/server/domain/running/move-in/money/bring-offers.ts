import { shopHostOf } from '#contract/commerce/marketplaces/shop-hosts.ts';
import { newOfferSchema } from '#contract/commerce/products/offers.admin.schemas.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Db } from '#db/open.ts';
import { bringOffer, offerAt, shopOf } from '#server/domain/commerce/catalog/offers/bring-offer.ts';
import { type GivenLink, readOfferLink } from '#server/domain/commerce/catalog/offers/offer-link.ts';
import { findMoved, putMoved } from '../move-in.queries.ts';
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

const WHY: Record<string, string> = {
  missing_tag: 'the edition has no tag at Amazon yet. Name it at /admin/editions and bring the site in again',
  unknown_host: 'the edition names no such shop. Name it at /admin/editions and bring the site in again',
  no_short_link: 'only the short links of Shopee’s programme lead there',
  wrong_country: 'that shop is none of this edition’s',
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
  const left = (reason: string) =>
    tellLeft(moving, { kind: 'offer', place: fact.place, reason: `“${title}”: ${reason}` });
  const wanted = wantedOffer(fact);
  if (!wanted) {
    left(`only Amazon knows where its short link leads: ${fact.url ?? ''}`);
    return false;
  }
  const { marketplace, given } = wanted;
  const read = readOfferLink(marketplace, given, { ...edition, showPrices: false });
  const offer = newOfferSchema.safeParse({ ...given, productId: product.id, locale, marketplace });
  if ('problems' in read || !offer.success) {
    const [problem] = 'problems' in read ? Object.values(read.problems) : [];
    left(
      `it comes without an offer, because ${WHY[problem?.code ?? ''] ?? 'no honest link can be made of it'} (${fact.asin ?? fact.url})`,
    );
    return false;
  }
  const place = { site: site.identity, locale, kind: 'offers' as const, sourceId: key };
  const wantedThere = { productId: product.id, marketplace, link: read.link };
  const mark = `offer:${product.id}:${marketplace}:${shopOf(marketplace, read.link.url)}`;
  const there =
    moving.notes.get<Offer>('box', mark) ??
    (product.isNew ? undefined : await offerAt(tx, wantedThere, locale));
  const moved = await findMoved(tx, place);
  if (there) {
    count(moving, 'same', 'offers');
    if (marketplace === 'amazon' && there.externalId !== read.link.externalId)
      left(`its offer here is ${there.externalId}, and not ${read.link.externalId}: it stays`);
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
