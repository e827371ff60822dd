import { expect, test } from 'vitest';
import { variantsOf } from '#contract/writing/media/pictures.ts';
import { productViews } from './facts/pictures.ts';
import { type PostKey, postFacts } from './facts/posts.ts';
import { productKeys } from './facts/products.ts';
import { drawPostCover, drawProduct } from './illustrations/illustrate.ts';
import { drawDemoPicture, postPictureUrl, productPictureUrl } from './pictures.ts';

const postKeys = Object.keys(postFacts) as PostKey[];
const nameOf = (url: string) => /^\/media\/(.+)-1200\.webp$/.exec(url)?.[1] ?? '';

test('the name of a picture leads back to its drawing', () => {
  for (const key of postKeys) expect(drawDemoPicture(nameOf(postPictureUrl(key)))).toBe(drawPostCover(key));
  for (const key of productKeys) {
    for (const view of [undefined, ...productViews])
      expect(drawDemoPicture(nameOf(productPictureUrl(key, view)))).toBe(drawProduct(key, view));
  }
});

test('every picture has its variants', () => {
  const urls = [...postKeys.map(postPictureUrl), ...productKeys.map((key) => productPictureUrl(key))];
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) expect(variantsOf(url, 'avif')).toContain('1200w');
});

test.each([
  '',
  'cover-air-fryers',
  'cover-nothing-0123abcd',
  'product-air-fryers-0123abcd',
  'product-nothing-detail-0123abcd',
  'product-nimbra-aero-3-attic-0123abcd',
  'cover-toString-0123abcd',
])('there is no drawing called %j', (name) => {
  expect(drawDemoPicture(name)).toBeUndefined();
});
