import { paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { SeldomTexts } from '#i18n/dictionaries/load-seldom-texts.ts';
import { canonicalAt, type HeadBuilder } from '#web/shared/head/head-data.ts';
import { ogLocaleOf } from '#web/shared/head/json-ld.ts';

interface NotFoundFacts {
  siteName: string;
  pathname: string;
  texts: SeldomTexts['notFound'];
}

export const notFoundHead: HeadBuilder<NotFoundFacts> = (
  { siteName, pathname, texts },
  { locale = fallbackLocale, publicUrl },
) => ({
  title: `${texts.title} - ${siteName}`,
  description: texts.message,
  siteName,
  canonical: canonicalAt(publicUrl, pathname),
  alternates: [],
  index: false,
  ogLocale: ogLocaleOf(locale),
  ogType: 'website',
  image: { url: publicUrl + paths.siteCard(locale), alt: siteName },
  twitterCard: 'summary',
  jsonLd: [],
});
