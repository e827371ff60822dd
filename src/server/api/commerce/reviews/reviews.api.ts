import type { Api } from '#contract/all.endpoints.ts';
import { comparedSlugs } from '#contract/commerce/reviews/compared-slugs.ts';
import { productIdsOf } from '#contract/writing/content/content-products.ts';
import { describeSpecs } from '#i18n/specs/describe-specs.ts';
import type { RenderContent } from '#server/api/render-content.ts';
import { presentProductCard } from '#server/domain/commerce/products/products.presenter.ts';
import {
  presentCompared,
  presentReview,
  presentReviewList,
} from '#server/domain/commerce/reviews/reviews.presenter.ts';
import type { Services } from '#server/services.ts';

export const reviewCalls = (
  { reviews, categories, products, editions, clock }: Services,
  renderContent: RenderContent,
) =>
  ({
    listReviews: async (search) => presentReviewList(await reviews.list(search)),
    compareReviews: async ({ locale, slugs }) => {
      const found = await reviews.listBySlugs(locale, comparedSlugs([slugs]));
      return {
        items: found.map((facts) => presentCompared(facts, describeSpecs(facts.product.specs, locale))),
      };
    },
    getReviewBySlug: async ({ locale, slug }) => {
      const facts = await reviews.getPublishedReview(locale, slug);
      const { body, categoryId } = facts.review;
      const [{ timeZone }, [category], cards, priceHistory] = await Promise.all([
        editions.getEdition(locale),
        categories.listByIds(categoryId === null ? [] : [categoryId]),
        products.listCards(locale, productIdsOf(body)),
        facts.offer && products.getPriceHistory(facts.offer),
      ]);
      const reading = {
        locale,
        timeZone,
        now: clock(),
        products: cards.map(presentProductCard),
        priceHistory,
      };
      return presentReview(facts, {
        locale,
        category,
        contentHtml: renderContent(body, reading),
        specs: describeSpecs(facts.product.specs, locale),
      });
    },
  }) satisfies Partial<Api>;
