import { locales } from '#contract/site/locales.ts';
import { loadSeldomTexts } from '#i18n/dictionaries/load-seldom-texts.ts';
import { lazyTexts } from '#web/shared/lazy-texts.ts';

export const seldomTexts = lazyTexts(loadSeldomTexts);

// A server speaks every language and renders without waiting; a browser fetches its own when it is needed.
if (import.meta.env.SSR) await Promise.all(locales.map(seldomTexts.preload));
