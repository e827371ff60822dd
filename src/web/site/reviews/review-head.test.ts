import { describe, expect, test } from 'vitest';
import type { ShownOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { dictionary } from '#i18n/dictionaries/br/dictionary.ts';
import { reviewHead } from './review-head.ts';

const offer: ShownOffer = {
  id: 1,
  marketplace: 'amazon',
  shopName: 'Amazon',
  url: 'https://www.amazon.com.br/dp/B0?tag=x-20',
  availability: 'in_stock',
  price: 154_990,
  currency: 'BRL',
  asOf: '2031-06-15T09:00:00.000Z',
};
const review: Review = {
  id: 4,
  slug: 'nimbra-aero-3',
  title: 'Nimbra Aero 3',
  verdict: 'Compre.',
  bestFor: '',
  notFor: '',
  score: 8.7,
  author: 'Luciana',
  locale: 'br',
  ean: '7891234567895',
  contentHtml: '',
  category: null,
  createdAt: '2031-06-01T08:00:00.000Z',
  updatedAt: '2031-06-03T08:00:00.000Z',
  breakdown: [],
  specs: [],
  shareImageUrl: '/media/share/br/review/nimbra-aero-3-0123456789ab.jpg',
  alternatives: [],
  gallery: [],
  updates: [],
  product: { id: 2, brand: 'Nimbra', name: 'Aero 3', imageUrl: '/media/product-x-1200.webp' },
  pros: ['Leve', 'Silencioso'],
  cons: ['Caro'],
  offer,
  siblings: [{ locale: 'br', slug: 'nimbra-aero-3' }],
};
const build = (changes: Partial<Review> = {}) =>
  reviewHead(
    { review: { ...review, ...changes }, siteName: 'Vitrina Brasil' },
    { locale: 'br', publicUrl: 'https://e.example', dictionary },
  );
const productOf = (changes: Partial<Review> = {}) =>
  build(changes).jsonLd[1] as Record<string, unknown> & { review: Record<string, unknown> };

describe('the head of a review', () => {
  test('has the site, the product and the way to it, and is shared with its card', () => {
    const { jsonLd, image, article } = build();
    expect(jsonLd.map((data) => (data as { '@type': string })['@type'])).toEqual([
      'WebSite',
      'Product',
      'BreadcrumbList',
    ]);
    expect(image.url).toBe('https://e.example/media/share/br/review/nimbra-aero-3-0123456789ab.jpg');
    expect(article).toEqual({
      published: review.createdAt,
      modified: review.updatedAt,
      section: dictionary.reviews.title,
    });
  });

  test('holds our own review with its rating, its notes and who wrote it', () => {
    expect(productOf()).toMatchObject({
      name: 'Nimbra Aero 3',
      brand: { '@type': 'Brand', name: 'Nimbra' },
      gtin13: '7891234567895',
      image: ['https://e.example/media/product-x-1200.webp'],
      review: {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Luciana' },
        reviewRating: { ratingValue: 8.7, bestRating: 10, worstRating: 0 },
        positiveNotes: { itemListElement: [{ position: 1, name: 'Leve' }, { position: 2 }] },
        negativeNotes: { itemListElement: [{ position: 1, name: 'Caro' }] },
      },
    });
    expect(productOf()).not.toHaveProperty('aggregateRating');
  });

  test('says nothing that is not there', () => {
    const bare = productOf({ score: null, pros: [], cons: [], author: '', ean: null });
    for (const name of ['reviewRating', 'positiveNotes', 'negativeNotes']) {
      expect(bare.review).not.toHaveProperty(name);
    }
    expect(bare).not.toHaveProperty('gtin13');
    expect(bare.review.author).toMatchObject({ '@type': 'Organization', name: 'Vitrina Brasil' });
    const { product } = review;
    expect(productOf({ product: { ...product, imageUrl: null } }).image).toEqual([
      `https://e.example${review.shareImageUrl}`,
    ]);
  });

  test('offers what the page shows a live price of, and nothing else', () => {
    expect(productOf().offers).toEqual({
      '@type': 'Offer',
      url: offer.url,
      price: '1549.90',
      priceCurrency: 'BRL',
      seller: { '@type': 'Organization', name: 'Amazon' },
      availability: 'https://schema.org/InStock',
    });
    for (const none of [
      null,
      { ...offer, price: null, asOf: null },
      { ...offer, availability: 'out_of_stock' as const },
    ]) {
      expect(productOf({ offer: none })).not.toHaveProperty('offers');
    }
    const second = { ...offer, id: 2, shopName: 'loja.example', price: 160_000 };
    const gone = { ...second, id: 3, availability: 'out_of_stock' as const };
    expect(productOf({ offer: { ...offer, others: [gone] } }).offers).toMatchObject({ '@type': 'Offer' });
    expect(productOf({ offer: { ...offer, others: [second, gone] } }).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '1549.90',
      highPrice: '1600.00',
      offerCount: 2,
      offers: [{ price: '1549.90' }, { price: '1600.00', seller: { name: 'loja.example' } }],
    });
    const unknown = productOf({ offer: { ...offer, availability: 'unknown' } });
    expect(unknown.offers).not.toHaveProperty('availability');
  });
});
