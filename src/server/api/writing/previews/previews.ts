import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import type { Edition } from '#contract/running/editions/editions.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Post } from '#contract/writing/posts/posts.schemas.ts';
import { createReviewPages } from '#server/api/commerce/reviews/review-page.ts';
import type { RenderContent } from '#server/api/render-content.ts';
import { presentEdition } from '#server/domain/running/editions/editions.presenter.ts';
import type { Services } from '#server/services.ts';
import { createPostPages } from '../posts/post-page.ts';

/** What the preview of a page is rendered from. */
export interface Preview {
  kind: 'page';
  locale: Locale;
  /** Where readers would find it. */
  pathname: string;
  /** The call that the page makes, and what it is told. */
  address: string;
  answer: Post | Review;
  edition: Edition;
  /** With changes that nobody has saved. */
  isUnsaved: boolean;
  expiresAt: Date;
}

export type FindPreview = (token: string) => Promise<Preview | { kind: 'none'; locale: Locale | undefined }>;

/** Not a call of the API: only the page renderer asks, with the token from a link. */
export function createPreviews(services: Services, renderContent: RenderContent): FindPreview {
  const { postWriting, reviewWriting, editions } = services;
  const pageOfPost = createPostPages(services, renderContent);
  const pageOfReview = createReviewPages(services, renderContent);
  const editionOf = async (locale: Locale) => presentEdition(await editions.getEdition(locale));

  async function ofReview(token: string): Promise<Preview | undefined> {
    const found = await reviewWriting.previews.find(token);
    if (!found) return undefined;
    const { facts, locale, isUnsaved, expiresAt } = found;
    const { slug } = facts.review;
    const [answer, edition] = await Promise.all([pageOfReview(facts), editionOf(locale)]);
    return {
      kind: 'page',
      locale,
      pathname: paths.review(locale, slug),
      address: `/api/reviews/by-slug/${encodeURIComponent(slug)}`,
      answer,
      edition,
      isUnsaved,
      expiresAt,
    };
  }

  return async (token) => {
    const found = await postWriting.previews.find(token);
    if (found.kind === 'none') return (await ofReview(token)) ?? found;
    const { post, of, expiresAt } = found;
    const { locale, slug } = post;
    const [answer, edition] = await Promise.all([pageOfPost(post), editionOf(locale)]);
    return {
      kind: 'page',
      locale,
      pathname: paths.post(locale, slug),
      address: `/api/posts/by-slug/${encodeURIComponent(slug)}`,
      answer,
      edition,
      isUnsaved: of === 'draft',
      expiresAt,
    };
  };
}
