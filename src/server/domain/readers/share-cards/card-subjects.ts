import type { ShareKind } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import { reviewCardSubject } from '#server/domain/commerce/reviews/reviews.presenter.ts';
import type { ReviewsService } from '#server/domain/commerce/reviews/reviews.service.ts';
import { authorCardSubject } from '#server/domain/writing/authors/authors.presenter.ts';
import type { AuthorsService } from '#server/domain/writing/authors/authors.service.ts';
import { presentWholeCard } from '#server/domain/writing/posts/posts.presenter.ts';
import type { PostsService } from '#server/domain/writing/posts/posts.service.ts';
import type { CardSubject } from '#server/lib/pictures/share-card-address.ts';
import type { Clock } from '#server/lib/time/clock.ts';

/** What a card shows, as the page that it stands for says it now. */
export type SubjectFinder = (
  edition: { locale: Locale; timeZone: string },
  kind: ShareKind,
  slug: string,
) => Promise<CardSubject>;

interface Parts {
  authors: AuthorsService;
  posts: PostsService;
  reviews: ReviewsService;
  clock: Clock;
}

export const createSubjectFinder =
  ({ authors, posts, reviews, clock }: Parts): SubjectFinder =>
  async ({ locale, timeZone }, kind, slug) => {
    if (kind === 'review') return reviewCardSubject(await reviews.getPublishedReview(locale, slug));
    if (kind === 'author') return authorCardSubject((await authors.getAuthor(locale, slug)).author, locale);
    const post = await posts.getPublishedPost(locale, slug);
    const card = presentWholeCard(post, { locale, timeZone, now: clock() });
    return { ...card, locale, kind, score: null };
  };
