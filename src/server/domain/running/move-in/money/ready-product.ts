import { createHash } from 'node:crypto';
import { eanDigits, identifiesProduct, isEan } from '#contract/commerce/products/ean.ts';
import { type NewProduct, newProductSchema } from '#contract/commerce/products/products.admin.schemas.ts';
import { findKnownProduct } from '#server/domain/commerce/catalog/products/bring-product.ts';
import { type AttachmentFact, originalOf } from '../entries/links.ts';
import type { BringPicture } from '../pictures/bring-pictures.ts';
import { leftLine, type Why, why, whyBecause } from '../why.ts';
import { type Moving, tellLeft, tellMissing } from '../writing/moving.ts';
import { rememberMedia } from '../writing/remember-media.ts';
import { isAmazonsPicture } from './amazon-places.ts';
import type { ProductFact } from './facts.ts';
import { unnamed } from './plugins/links.ts';
import { brandAndName } from './product-names.ts';

export interface ReadyProduct {
  key: string;
  fact: ProductFact;
  fields: NewProduct;
  /** Of what it says of itself; nothing where it says no more than its numbers. */
  hash: string | undefined;
}

/** The address of a picture that a plugin names by its number, or as it is. */
function pictureOf({ index, site }: Moving, picture: string): string | undefined {
  const id = picture.startsWith('attachment:') ? picture.slice('attachment:'.length) : undefined;
  return originalOf(
    site,
    id === undefined ? picture : (index.get<AttachmentFact>('attachment', id)?.url ?? ''),
  );
}

/** Its picture, where it lies from now on; Amazon lets nobody keep its own. */
async function broughtPicture(
  moving: Moving,
  bringPicture: BringPicture,
  { picture, name = '', place }: ProductFact,
): Promise<string | null> {
  const src = picture && pictureOf(moving, picture);
  if (!src) return null;
  const left = (reason: Why) => tellLeft(moving, leftLine('picture', place, reason));
  if (isAmazonsPicture(src)) {
    left(why('product_picture', { name, address: src }));
    return null;
  }
  const { place: found, isFirst } = await bringPicture(src, name);
  if ('dead' in found) {
    left(whyBecause('lost_at', found.dead, { address: src }));
    tellMissing(moving, { url: src, article: name, place }, found.dead);
    return null;
  }
  if (isFirst) await rememberMedia(moving, src, found);
  return found.address;
}

/** What nobody there calls by a name may be here by its number all the same. */
async function knownByNumber(
  { db, locale }: Moving,
  key: string,
  fact: ProductFact,
): Promise<ReadyProduct | undefined> {
  const found = await findKnownProduct(db, locale, fact);
  if (!found) return undefined;
  const { brand, name } = found;
  const fields = { brand, name, ean: null, otherEans: [], specs: {}, imageUrl: null, images: [] };
  return { key, fact: { ...fact, name: `${brand} ${name}` }, fields, hash: undefined };
}

/** A product as it would be typed here; undefined where it has no name, or no form would take it. */
export async function readyProduct(
  moving: Moving,
  bringPicture: BringPicture,
  key: string,
  fact: ProductFact,
): Promise<ReadyProduct | undefined> {
  if (fact.name === undefined) return knownByNumber(moving, key, fact);
  const left = (reason: Why) => tellLeft(moving, leftLine('product', fact.place, reason));
  const ean = fact.ean === undefined ? '' : eanDigits(fact.ean);
  const isOwn = isEan(ean) && !identifiesProduct(ean);
  if (isOwn) left(why('product_shop_ean', { name: fact.name, ean }));
  else if (ean !== '' && !isEan(ean)) left(why('product_ean', { name: fact.name, ean }));
  const { success, data, error } = newProductSchema.safeParse({
    ...brandAndName(fact.name, fact.brand, unnamed(fact)),
    ean: isEan(ean) && !isOwn ? ean : null,
    imageUrl: await broughtPicture(moving, bringPicture, fact),
  });
  if (success) {
    const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex');
    return { key, fact, fields: data, hash };
  }
  const problems = [...new Set(error.issues.map(({ path }) => String(path[0])))].join(', ');
  left(why('product_refused', { name: fact.name, fields: problems }));
  return undefined;
}
