import type { LocaleSummary } from '#contract/running/editions/editions.schemas.ts';
import { alternatesOf, homePages } from '#contract/site/addresses/alternates.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import { editionDescriptions } from '#i18n/dictionaries/edition-descriptions.ts';
import type { HeadBuilder } from '#web/shared/head/head-data.ts';
import { ogLocaleOf, webSiteData } from '#web/shared/head/json-ld.ts';

interface HomeFacts {
  siteName: string;
  editions: LocaleSummary[];
}

export const homeHead: HeadBuilder<HomeFacts> = (
  { siteName, editions },
  { locale = fallbackLocale, publicUrl, dictionary: { home } },
) => ({
  title: `${siteName} - ${home.blogTagline}`,
  description: editionDescriptions[locale],
  siteName,
  canonical: publicUrl + paths.home(locale),
  alternates: alternatesOf(homePages(editions), publicUrl),
  index: true,
  ogLocale: ogLocaleOf(locale),
  ogType: 'website',
  image: { url: publicUrl + paths.siteCard(locale), alt: `${siteName} - ${home.blogTagline}` },
  twitterCard: 'summary',
  jsonLd: [webSiteData(siteName, publicUrl, locale)],
});
