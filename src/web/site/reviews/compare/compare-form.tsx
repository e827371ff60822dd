import { useSyncExternalStore } from 'react';
import type { ReviewCard as Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { primaryButton } from '#web/shared/ui/button.ts';
import { ReviewCard } from '#web/shared/ui/review-card.tsx';
import { CompareBox } from './compare-box.tsx';

interface CompareFormProps {
  reviews: Review[];
  chosen: readonly string[];
  timeZone: string;
  showPrices: boolean;
}

const never = () => () => {};
/** false on the server and for the first moment in the browser. */
const useRunning = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The cards as a form: who ticks two of them can compare them without any script. */
export function CompareForm({ reviews, chosen, timeZone, showPrices }: CompareFormProps) {
  const { reviews: texts } = useDictionary();
  const locale = useLocale();
  const running = useRunning();
  const elsewhere = chosen.filter((slug) => !reviews.some((review) => review.slug === slug));
  return (
    <form action={paths.reviews(locale)} method="get" className="compare-form">
      {!running && elsewhere.map((slug) => <input key={slug} type="hidden" name="compare" value={slug} />)}
      <div className="review-grid">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} timeZone={timeZone} showPrices={showPrices}>
            <CompareBox review={review} checked={chosen.includes(review.slug)} />
          </ReviewCard>
        ))}
      </div>
      {!running && (
        <p className="compare-bar">
          {texts.compareHint}
          <button type="submit" className={primaryButton}>
            {texts.compareChosen}
          </button>
        </p>
      )}
    </form>
  );
}
