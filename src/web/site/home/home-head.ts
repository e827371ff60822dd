import type { LocaleSummary } from '#contract/running/editions/editions.schemas.ts';
import { alternatesOf, homePages } from '#contract/site/alternates.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import { paths } from '#contract/site/paths.ts';
import type { HeadBuilder } from '#web/shared/head-data.ts';
import { ogLocaleOf, webSiteData } from '#web/shared/json-ld.ts';

interface HomeFacts {
  siteName: string;
  editions: LocaleSummary[];
}

export const homeHead: HeadBuilder<HomeFacts> = (
  { siteName, editions },
  { locale = fallbackLocale, publicUrl, dictionary: { home } },
) => ({
  title: `${siteName} - ${home.blogTagline}`,
  description: home.description,
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
