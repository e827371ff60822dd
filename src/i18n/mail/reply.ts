import type { Locale } from '#contract/site/locales.ts';

/** What stands above the reader's own words in an answer. */
export const replyTexts: Record<Locale, { youWrote: string; sign: (siteName: string) => string }> = {
  br: { youWrote: 'Você nos escreveu:', sign: (siteName) => `Redação da ${siteName}` },
  it: { youWrote: 'Ci hai scritto:', sign: (siteName) => `La redazione di ${siteName}` },
  mx: { youWrote: 'Nos escribiste:', sign: (siteName) => `La redacción de ${siteName}` },
  es: { youWrote: 'Esto nos escribiste:', sign: (siteName) => `El equipo de redacción de ${siteName}` },
  us: { youWrote: 'You wrote:', sign: (siteName) => `The editors of ${siteName}` },
};
