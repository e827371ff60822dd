import { paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import { canonicalAt, type HeadBuilder } from '#web/shared/head/head-data.ts';
import { ogLocaleOf } from '#web/shared/head/json-ld.ts';

export const notFoundHead: HeadBuilder<{ siteName: string; pathname: string }> = (
  { siteName, pathname },
  { locale = fallbackLocale, publicUrl, dictionary: { notFound } },
) => ({
  title: `${notFound.title} - ${siteName}`,
  description: notFound.message,
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
