import { locales } from '#contract/site/locales.ts';
import { loadCompareTexts } from '#i18n/dictionaries/load-compare-texts.ts';
import { lazyTexts } from '#web/shared/lazy-texts.ts';

export const compareTexts = lazyTexts(loadCompareTexts);

// A server speaks every language and renders without waiting; a browser fetches its own when it is needed.
if (import.meta.env.SSR) await Promise.all(locales.map(compareTexts.preload));
