import { expect, test } from 'vitest';
import { productCardSchema, shownOfferSchema } from '#contract/commerce/products/product-cards.schemas.ts';
import { reviewCardSchema } from '#contract/commerce/reviews/reviews.schemas.ts';
import { contentDocumentSchema } from '#contract/writing/content/content.schemas.ts';
import { postCardSchema } from '#contract/writing/posts/posts.schemas.ts';
import { sampleDocument } from './sample-document.ts';
import { sampleOffers, sampleProducts } from './sample-products.ts';
import { samplePosts, sampleReview } from './sample-reviews.ts';

/** What the test pages show could have come from the API. */
test.each(Object.entries(sampleProducts))('the product "%s" is one', (_state, product) => {
  expect(productCardSchema.parse(product)).toEqual(product);
  expect(reviewCardSchema.safeParse(sampleReview(product)).success).toBe(true);
});

test('so are the offers, the posts and the document', () => {
  for (const { offer } of sampleOffers) expect(shownOfferSchema.parse(offer)).toEqual(offer);
  for (const post of samplePosts) expect(postCardSchema.parse(post)).toEqual(post);
  expect(contentDocumentSchema.parse(sampleDocument)).toEqual(sampleDocument);
});

test('every product and every one of its ids is there once', () => {
  const products = Object.values(sampleProducts);
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  expect(new Set(products.map(({ brand, name }) => brand + name)).size).toBe(products.length);
});
