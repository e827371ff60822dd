import { use } from 'react';
import type { Locale } from '#contract/site/locales.ts';
import { useLocale } from './page-context.tsx';

export interface LazyTexts<T> {
  preload: (locale: Locale) => Promise<T>;
  /** For components below a Suspense boundary; what a route has preloaded is there at once. */
  useTexts: () => T;
}

/** Words that few pages need, fetched with the code that shows them. */
export function lazyTexts<T>(load: (locale: Locale) => Promise<T>): LazyTexts<T> {
  const pending = new Map<Locale, Promise<T>>();
  const preload = (locale: Locale): Promise<T> => {
    const known = pending.get(locale);
    if (known) return known;
    const promise = load(locale).then(
      (texts) => {
        // React reads from these what a promise holds, without waiting for it.
        Object.assign(promise, { status: 'fulfilled', value: texts });
        return texts;
      },
      (error: unknown) => {
        pending.delete(locale);
        throw error;
      },
    );
    pending.set(locale, promise);
    return promise;
  };
  return {
    preload,
    // Asked for each time, known or not: React repeats a render that waited, and counts on the same questions.
    useTexts: () => use(preload(useLocale())),
  };
}
