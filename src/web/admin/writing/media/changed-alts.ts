import { locales } from '#contract/site/locales.ts';
import type { AltTexts } from '#contract/writing/media/pictures.ts';

/** Only the editions whose text became another one; an empty text takes the old one away. */
export function changedAlts(before: AltTexts, typed: AltTexts): AltTexts {
  const changed = locales
    .map((locale) => [locale, typed[locale]?.trim()] as const)
    .filter(([locale, text]) => text !== undefined && text !== (before[locale] ?? ''));
  return Object.fromEntries(changed);
}
