import type { Locale } from '#contract/site/locales.ts';

/** What stands on share cards and nowhere else; no browser loads it. */
export const shareCardTexts: Record<Locale, { outOfTen: string }> = {
  br: { outOfTen: 'de 10' },
  it: { outOfTen: 'su 10' },
  mx: { outOfTen: 'de 10' },
  es: { outOfTen: 'sobre 10' },
  us: { outOfTen: 'out of 10' },
};
