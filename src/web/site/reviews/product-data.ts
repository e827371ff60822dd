import type {
  AggregateOffer,
  ItemAvailability,
  ItemList,
  Offer,
  Person,
  Product,
  WithContext,
} from 'schema-dts';
import type { ShownOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { context, modifiedAt, organizationData } from '#web/shared/head/json-ld.ts';

const notes = (points: string[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: points.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
});

const availabilities: Record<string, ItemAvailability> = {
  in_stock: 'https://schema.org/InStock',
  scarce: 'https://schema.org/LimitedAvailability',
  preorder: 'https://schema.org/PreOrder',
};

/** Only while the page shows its price; what cannot be bought has none there, and none here. */
function offerData(offer: ShownOffer): Offer | undefined {
  if (offer.price === null || offer.asOf === null || offer.availability === 'out_of_stock') return undefined;
  const availability = availabilities[offer.availability];
  return {
    '@type': 'Offer',
    url: offer.url,
    price: (offer.price / 100).toFixed(2),
    priceCurrency: offer.currency,
    seller: { '@type': 'Organization', name: offer.shopName },
    ...(availability && { availability }),
  };
}

/** Of several shops the span of their prices, and each of them. */
function offersData({ offer }: Review): Offer | AggregateOffer | undefined {
  if (!offer) return undefined;
  const all = [offer, ...(offer.others ?? [])].filter(({ currency }) => currency === offer.currency);
  const offers = all.flatMap((each) => offerData(each) ?? []);
  if (offers.length < 2) return offers[0];
  const prices = all.flatMap((each) => (offerData(each) && each.price !== null ? [each.price] : []));
  return {
    '@type': 'AggregateOffer',
    lowPrice: (Math.min(...prices) / 100).toFixed(2),
    highPrice: (Math.max(...prices) / 100).toFixed(2),
    priceCurrency: offer.currency,
    offerCount: offers.length,
    offers,
  };
}

const personOf = ({ author, authorPath }: Review, publicUrl: string): Person => ({
  '@type': 'Person',
  name: author,
  ...(authorPath && { url: publicUrl + authorPath }),
});

/** A product with our own editorial review in it, and no rating that is not ours. */
export function productData(review: Review, siteName: string, publicUrl: string): WithContext<Product> {
  const { product } = review;
  const organization = organizationData(siteName, publicUrl, review.locale);
  const offer = offersData(review);
  const image = product.imageUrl ?? review.shareImageUrl;
  return {
    ...context,
    '@type': 'Product',
    name: `${product.brand} ${product.name}`,
    description: review.verdict,
    brand: { '@type': 'Brand', name: product.brand },
    image: [new URL(image, publicUrl).href],
    ...(review.ean && { gtin13: review.ean }),
    review: {
      '@type': 'Review',
      name: review.title,
      reviewBody: review.verdict,
      author: review.author ? personOf(review, publicUrl) : organization,
      publisher: organization,
      datePublished: review.createdAt,
      dateModified: modifiedAt(review),
      ...(review.score !== null && {
        reviewRating: { '@type': 'Rating', ratingValue: review.score, bestRating: 10, worstRating: 0 },
      }),
      ...(review.pros.length > 0 && { positiveNotes: notes(review.pros) }),
      ...(review.cons.length > 0 && { negativeNotes: notes(review.cons) }),
    },
    ...(offer && { offers: offer }),
  };
}
