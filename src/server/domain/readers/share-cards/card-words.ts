import { productName } from '#contract/commerce/products/product-name.ts';
import { type Locale, languageTags } from '#contract/site/locales.ts';
import { landingLabels, landingTexts } from '#i18n/landing.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { formatScore } from '#i18n/money.ts';
import { shareCardTexts } from '#i18n/share-card.ts';
import type { CardSubject } from '#server/lib/pictures/share-card-address.ts';
import type { CardText } from './card-text.ts';

/** The words of a post's or a review's card, in its edition's language. */
export async function subjectCardText(subject: CardSubject, siteName: string): Promise<CardText> {
  const { locale, kind, title, score } = subject;
  const { home, reviews } = await loadDictionary(locale);
  return {
    siteName,
    title,
    note: kind === 'review' ? reviews.title : home.blogTagline,
    ...(score !== null && {
      score: { value: formatScore(score, languageTags[locale]), outOf: shareCardTexts[locale].outOfTen },
    }),
  };
}

export async function editionCardText(locale: Locale, siteName: string): Promise<CardText> {
  const { home, footer } = await loadDictionary(locale);
  return { siteName, title: home.blogTagline, note: footer.tagline };
}

export const landingCardText = (): CardText => ({
  siteName: productName,
  title: landingTexts[0].tagline,
  note: landingLabels.countries,
});
