import type { Api } from '#contract/all.endpoints.ts';
import { comparedSlugs } from '#contract/commerce/reviews/compared-slugs.ts';
import { describeSpecs } from '#i18n/specs/describe-specs.ts';
import type { RenderContent } from '#server/api/render-content.ts';
import { presentCompared, presentReviewList } from '#server/domain/commerce/reviews/reviews.presenter.ts';
import type { Services } from '#server/services.ts';
import { createReviewPages } from './review-page.ts';

export function reviewCalls(services: Services, renderContent: RenderContent) {
  const { reviews } = services;
  const pageOf = createReviewPages(services, renderContent);
  return {
    listReviews: async (search) => presentReviewList(await reviews.list(search)),
    compareReviews: async ({ locale, slugs }) => {
      const found = await reviews.listBySlugs(locale, comparedSlugs([slugs]));
      return {
        items: found.map((facts) => presentCompared(facts, describeSpecs(facts.product.specs, locale))),
      };
    },
    getReviewBySlug: async ({ locale, slug }) => pageOf(await reviews.getPublishedReview(locale, slug)),
  } satisfies Partial<Api>;
}
