import type { ReviewList } from '#contract/commerce/reviews/reviews.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { ReviewFilters } from '#web/shared/api/reviews.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { quietButton } from '#web/shared/ui/button.ts';
import { useFilterLabels } from './filter-labels.ts';

interface NoReviewsProps {
  list: ReviewList;
  filters: ReviewFilters;
  chosen: readonly string[];
  currency: string;
}

/** Nothing matches: which filter to drop, what that would show, and the way back to everything. */
export function NoReviews({ list, filters, chosen, currency }: NoReviewsProps) {
  const { reviews: texts } = useDictionary();
  const locale = useLocale();
  const labelOf = useFilterLabels(list, filters, currency);
  return (
    <div className="no-reviews">
      <p className="text-lg font-semibold">{texts.empty}</p>
      <p className="text-mute">{list.without.length > 0 ? texts.dropOne : texts.emptyHint}</p>
      {list.without.length > 0 && (
        <ul>
          {list.without.map(({ filter, count }) => {
            const { [filter]: _, ...kept } = filters;
            return (
              <li key={filter}>
                <a href={paths.reviewsWith(locale, kept, chosen)} className="text-link">
                  {texts.drop(labelOf(filter), texts.count(count))}
                </a>
              </li>
            );
          })}
        </ul>
      )}
      <p>
        <a href={paths.reviewsWith(locale, {}, chosen)} className={quietButton}>
          {texts.clear}
        </a>
      </p>
    </div>
  );
}
