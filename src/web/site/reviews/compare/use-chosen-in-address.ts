import { useEffect } from 'react';
import { paths } from '#contract/site/addresses/paths.ts';
import { chosenIn } from '#web/shared/api/reviews.ts';
import { useLocale } from '#web/shared/page-context.tsx';

/** The list's address says what is chosen: a reload, a bookmark and the way back keep it. */
export function useChosenInAddress(chosen: readonly string[]): void {
  const locale = useLocale();
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    const elsewhere = location.pathname !== paths.reviews(locale);
    if (elsewhere || chosenIn(search, 'chosen').join() === chosen.join()) return;
    search.delete('chosen');
    const address = paths.reviewsWith(locale, Object.fromEntries(search), chosen);
    history.replaceState(history.state, '', address + location.hash);
  }, [chosen, locale]);
}
