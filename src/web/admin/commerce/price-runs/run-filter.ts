import { type PriceRunState, priceRunStates } from '#contract/commerce/price-runs/price-runs.words.ts';
import { isLocale, type Locale } from '#contract/site/locales.ts';

/** Shops that can be asked; of the others there are no runs. */
export const askedShops = ['amazon', 'demo'] as const;

/** "edition" and not "locale": that is the one that is worked on. */
export const runFilterNames = ['edition', 'shop', 'state'];

interface RunFilter {
  locale?: Locale;
  marketplace?: (typeof askedShops)[number];
  state?: PriceRunState;
}

/** What the address says to narrow the list by. What makes no sense is left out. */
export function runFilter(params: URLSearchParams): RunFilter {
  const locale = params.get('edition');
  const marketplace = askedShops.find((each) => each === params.get('shop'));
  const state = priceRunStates.find((each) => each === params.get('state'));
  return {
    ...(isLocale(locale) && { locale }),
    ...(marketplace && { marketplace }),
    ...(state && { state }),
  };
}
