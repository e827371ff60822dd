import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { quietButton } from '#web/shared/ui/button.ts';
import { ReviewCard } from '#web/shared/ui/review-card.tsx';

interface AlternativesProps {
  review: Review;
  timeZone: string;
  showPrices: boolean;
}

/** Others of the same category, and the way to see all of them beside this one. */
export function Alternatives({ review, timeZone, showPrices }: AlternativesProps) {
  const { reviews: texts } = useDictionary();
  const locale = useLocale();
  const { alternatives, slug } = review;
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby="alternatives-title" className="below no-print mt-16">
      <h2 id="alternatives-title" className="section-title">
        {texts.alternatives}
      </h2>
      <div className="review-grid">
        {alternatives.map((each) => (
          <ReviewCard key={each.id} review={each} timeZone={timeZone} showPrices={showPrices} heading="h3" />
        ))}
      </div>
      <p className="load-more">
        <a
          href={paths.compare(locale, [slug, ...alternatives.map((each) => each.slug)])}
          className={quietButton}
        >
          {texts.compareAlternatives}
        </a>
      </p>
    </section>
  );
}
