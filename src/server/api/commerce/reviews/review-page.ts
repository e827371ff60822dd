import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { productIdsOf } from '#contract/writing/content/content-products.ts';
import { describeSpecs } from '#i18n/specs/describe-specs.ts';
import type { RenderContent } from '#server/api/render-content.ts';
import { tagTextLinks } from '#server/domain/commerce/marketplaces/amazon/tag-text-links.ts';
import { placeCard } from '#server/domain/commerce/products/products.presenter.ts';
import { presentReview } from '#server/domain/commerce/reviews/reviews.presenter.ts';
import type { ReviewsService } from '#server/domain/commerce/reviews/reviews.service.ts';
import { boxedAuthor } from '#server/domain/writing/authors/authors.presenter.ts';
import type { Services } from '#server/services.ts';

type ReviewFacts = Awaited<ReturnType<ReviewsService['getPublishedReview']>>;

/** A review as its page shows it, published or not: whoever asks has decided that it may be seen. */
export function createReviewPages(
  { authors, categories, products, editions, clock }: Services,
  renderContent: RenderContent,
): (facts: ReviewFacts) => Promise<Review> {
  return async (facts) => {
    const { body, authorId, categoryId, locale } = facts.review;
    const [edition, [category], cards, priceHistory, [person]] = await Promise.all([
      editions.getEdition(locale),
      categories.listByIds(categoryId === null ? [] : [categoryId]),
      products.listCards(locale, productIdsOf(body)),
      facts.offer && products.getPriceHistory(facts.offer),
      authors.listByIds(authorId === null ? [] : [authorId]),
    ]);
    const author = boxedAuthor(person, locale);
    const placed = cards.map(placeCard({ kind: 'review', id: facts.review.id }));
    const shown = { products: placed, priceHistory, author };
    const reading = { locale, timeZone: edition.timeZone, now: clock(), ...shown };
    return presentReview(facts, {
      locale,
      category,
      contentHtml: renderContent(tagTextLinks(body, edition), reading),
      authorPath: author?.path,
      specs: describeSpecs(facts.product.specs, locale),
    });
  };
}
