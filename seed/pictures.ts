import { createHash } from 'node:crypto';
import { variantUrl } from '#contract/media.ts';
import { type PostKey, postFacts } from './facts/posts.ts';
import { type ProductKey, productFacts } from './facts/products.ts';
import { drawPostCover, drawProduct } from './illustrations/illustrate.ts';

const fingerprint = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 8);
const isPost = (key: string): key is PostKey => Object.hasOwn(postFacts, key);
const isProduct = (key: string): key is ProductKey => Object.hasOwn(productFacts, key);

/** The drawing's fingerprint is in the name: a picture that changes gets a new address. */
export const postPictureUrl = (key: PostKey): string =>
  variantUrl(`cover-${key}-${fingerprint(drawPostCover(key))}`, 1200, 'webp');

export const productPictureUrl = (key: ProductKey): string =>
  variantUrl(`product-${key}-${fingerprint(drawProduct(key))}`, 1200, 'webp');

/** The drawing behind a demo picture's name, for whoever needs it first. */
export function drawDemoPicture(name: string): string | undefined {
  const [, kind, key = ''] = /^(cover|product)-(.+)-[0-9a-f]{8}$/.exec(name) ?? [];
  if (kind === 'cover' && isPost(key)) return drawPostCover(key);
  if (kind === 'product' && isProduct(key)) return drawProduct(key);
  return undefined;
}
