import type { StaticPage } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { FaqText, StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

/** The pages of plain text, by the word in their address. */
export const textPages = ['sobre', 'privacidade', 'termos', 'afiliados'] as const satisfies StaticPage[];
export type TextPage = (typeof textPages)[number];

/** Read on the server, when a page is asked for; browsers get the one they asked for by the API. */
export async function loadPage(locale: Locale, page: TextPage): Promise<StaticPageText> {
  switch (page) {
    case 'sobre':
      return (await import(`./${locale}/about.ts`)).about;
    case 'privacidade':
      return (await import(`./${locale}/privacy.ts`)).privacy;
    case 'termos':
      return (await import(`./${locale}/terms.ts`)).terms;
    case 'afiliados':
      return (await import(`./${locale}/affiliates.ts`)).affiliates;
  }
}

export const loadFaq = async (locale: Locale): Promise<FaqText> => (await import(`./${locale}/faq.ts`)).faq;
