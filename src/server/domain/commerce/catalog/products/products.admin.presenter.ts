import type { AdminOffer } from '#contract/commerce/products/offers.admin.schemas.ts';
import type {
  AdminProduct,
  AdminProductRow,
  BoardRow,
  OfferSummary,
  ReviewSummary,
} from '#contract/commerce/products/products.admin.schemas.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { EditionStanding, JudgedOffer, ProductStanding } from './product-standings.ts';
import type { ProductRow, ReviewLine } from './products.admin.queries.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

const byEdition = <T>(make: (locale: Locale) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

export function presentReviewLine(review: ReviewLine): ReviewSummary {
  const { copiedFromVersion, sourceVersion } = review;
  return {
    id: review.id,
    slug: review.slug,
    status: review.status,
    score: review.score,
    verdict: review.verdict,
    updatedAt: review.updatedAt.toISOString(),
    toTranslate: review.toTranslate.length,
    drifted: copiedFromVersion !== null && sourceVersion !== null && sourceVersion > copiedFromVersion,
  };
}

const presentReview = ({ review }: EditionStanding) => (review ? presentReviewLine(review) : null);

/** The one that a page would show. */
function presentShown(offers: JudgedOffer[]): OfferSummary | null {
  const offer = offers.find(({ link }) => link !== null) ?? offers[0];
  if (!offer) return null;
  return {
    price: offer.price,
    currency: offer.currency,
    fetchedAt: iso(offer.fetchedAt),
    fresh: offer.fresh,
    availability: offer.availability,
    linked: offer.link !== null,
  };
}

export const presentAdminOffer = (offer: JudgedOffer): AdminOffer => ({
  id: offer.id,
  productId: offer.productId,
  locale: offer.locale,
  marketplace: offer.marketplace,
  shopName: offer.shopName,
  externalId: offer.externalId,
  url: offer.url,
  trackedUrl: offer.trackedUrl,
  waitsForLink: offer.waitsForLink,
  tagOverride: offer.tagOverride,
  price: offer.price,
  listPrice: offer.listPrice,
  deliveryPrice: offer.deliveryPrice,
  currency: offer.currency,
  availability: offer.availability,
  source: offer.source,
  fetchedAt: iso(offer.fetchedAt),
  fresh: offer.fresh,
  link: offer.link,
  preferred: offer.preferred,
  updatedAt: offer.updatedAt.toISOString(),
});

export const presentBoardRow = ({ product, editions }: ProductStanding): BoardRow => ({
  id: product.id,
  brand: product.brand,
  name: product.name,
  imageUrl: product.imageUrl,
  editions: byEdition((locale) => ({
    review: presentReview(editions[locale]),
    offer: presentShown(editions[locale].offers),
  })),
});

export const presentProductRow = (
  facts: ProductStanding,
  locale: Locale | undefined,
  clicks: ReadonlyMap<number, number>,
): AdminProductRow => ({
  ...presentBoardRow(facts),
  ean: facts.product.ean,
  archivedAt: iso(facts.product.archivedAt),
  review: locale ? presentReview(facts.editions[locale]) : null,
  usedIn: facts.usedIn,
  clicks30: clicks.get(facts.product.id) ?? 0,
});

const presentSuccessor = ({ id, brand, name }: ProductRow) => ({ id, brand, name });

export const presentProduct = ({ product, editions, usedIn, successor }: ProductStanding): AdminProduct => ({
  id: product.id,
  brand: product.brand,
  name: product.name,
  imageUrl: product.imageUrl,
  ean: product.ean,
  otherEans: product.otherEans,
  specs: product.specs,
  successor: successor ? presentSuccessor(successor) : null,
  images: product.images.map(({ url, alt }) => ({ url, alt })),
  version: product.version,
  archivedAt: iso(product.archivedAt),
  createdAt: product.createdAt.toISOString(),
  updatedAt: product.updatedAt.toISOString(),
  editions: byEdition((locale) => ({
    review: presentReview(editions[locale]),
    offers: editions[locale].offers.map(presentAdminOffer),
  })),
  usedIn,
});
