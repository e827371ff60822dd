import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { languageTags } from '#contract/site/locales.ts';
import { formatDate } from '#i18n/date-format.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';

/** Who wrote it and when; the day of the last change only where there was one. */
export function ReviewByline({ review, timeZone }: { review: Review; timeZone: string }) {
  const { reviews: texts, post } = useDictionary();
  const language = languageTags[useLocale()];
  const day = (moment: string) => formatDate(new Date(moment), language, timeZone);
  const published = day(review.createdAt);
  const updated = day(review.updatedAt);
  return (
    <p className="byline">
      {review.author && <a href={review.authorPath}>{post.by(review.author)}</a>}
      <time dateTime={review.createdAt}>{texts.published(published)}</time>
      {updated !== published && <time dateTime={review.updatedAt}>{texts.updated(updated)}</time>}
    </p>
  );
}
