import { createHash } from 'node:crypto';
import { variantUrl } from '#contract/writing/media/pictures.ts';
import { type AuthorKey, portraits } from './facts/authors.ts';
import { type ProductView, productViews } from './facts/pictures.ts';
import { type PostKey, postFacts } from './facts/posts.ts';
import { type ProductKey, productFacts } from './facts/products.ts';
import { drawPortrait, drawPostCover, drawProduct } from './illustrations/illustrate.ts';

const fingerprint = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 8);
const isPost = (key: string): key is PostKey => Object.hasOwn(postFacts, key);
const isProduct = (key: string): key is ProductKey => Object.hasOwn(productFacts, key);

/** The drawing's fingerprint is in the name: a picture that changes gets a new address. */
export const postPictureUrl = (key: PostKey): string =>
  variantUrl(`cover-${key}-${fingerprint(drawPostCover(key))}`, 1200, 'webp');

export const productPictureUrl = (key: ProductKey, view?: ProductView): string =>
  variantUrl(`product-${view ? `${key}-${view}` : key}-${fingerprint(drawProduct(key, view))}`, 1200, 'webp');

const isAuthor = (key: string): key is AuthorKey => Object.hasOwn(portraits, key);

export const authorPictureUrl = (key: AuthorKey): string =>
  variantUrl(`author-${key}-${fingerprint(drawPortrait(key))}`, 1200, 'webp');

function drawNamedProduct(name: string): string | undefined {
  if (isProduct(name)) return drawProduct(name);
  const view = productViews.find((each) => name.endsWith(`-${each}`));
  const key = view ? name.slice(0, -view.length - 1) : '';
  return isProduct(key) ? drawProduct(key, view) : undefined;
}

/** The drawing behind a demo picture's name, for whoever needs it first. */
export function drawDemoPicture(name: string): string | undefined {
  const [, kind, key = ''] = /^(cover|product|author)-(.+)-[0-9a-f]{8}$/.exec(name) ?? [];
  if (kind === 'cover' && isPost(key)) return drawPostCover(key);
  if (kind === 'author') return isAuthor(key) ? drawPortrait(key) : undefined;
  return kind === 'product' ? drawNamedProduct(key) : undefined;
}
