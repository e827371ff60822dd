import type { ReviewFilterName } from '#contract/commerce/reviews/review-sorts.ts';
import type { ReviewList } from '#contract/commerce/reviews/reviews.schemas.ts';
import { languageTags } from '#contract/site/locales.ts';
import type { ReviewFilters } from '#web/shared/api/reviews.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { priceBandLabel } from './price-band-label.ts';

/** What the form calls each choice in force. */
export function useFilterLabels(list: ReviewList, filters: ReviewFilters, currency: string) {
  const dictionary = useDictionary();
  const { reviews: texts } = dictionary;
  const language = languageTags[useLocale()];
  const labels: Record<ReviewFilterName, (value: string) => string> = {
    q: (value) => value,
    category: (value) => list.categories.find((each) => each.value === value)?.name ?? value,
    brand: (value) => value,
    minScore: (value) => texts.scoreFrom(Number(value)),
    price: (value) => priceBandLabel(value, currency, language, dictionary),
    available: () => texts.availableNow,
  };
  return (name: ReviewFilterName) => labels[name](filters[name] ?? '');
}
