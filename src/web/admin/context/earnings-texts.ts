import { useMemo } from 'react';
import type { EarningsTexts } from '#i18n/admin/pt/commerce/earnings.ts';
import { figuresIn } from '#web/admin/ui/figures.ts';
import { seldomWords, useLanguageWith } from './seldom-texts.ts';

const words = seldomWords<{ earnings: EarningsTexts }>({
  pt: () => import('#i18n/admin/pt/commerce/earnings.ts'),
  en: () => import('#i18n/admin/en/commerce/earnings.ts'),
});

/** What this screen alone says, and how it writes numbers. */
export function useEarningTexts() {
  const { texts, tag } = useLanguageWith(words);
  const figures = useMemo(() => figuresIn(tag), [tag]);
  return { texts, words: texts.earnings, figures, tag };
}
