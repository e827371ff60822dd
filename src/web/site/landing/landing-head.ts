import { fallbackLocale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { productName } from '#contract/product-name.ts';
import { landingLabels } from '#i18n/landing.ts';
import type { HeadBuilder } from '#web/shared/head-data.ts';
import { ogLocaleOf, webSiteData } from '#web/shared/json-ld.ts';

/** The page that leads to the editions is none of their language versions: no home could name it in return. */
export const landingHead: HeadBuilder<null> = (_, { publicUrl }) => ({
  title: landingLabels.title,
  description: landingLabels.description,
  siteName: productName,
  canonical: publicUrl + paths.landing(),
  alternates: [],
  index: true,
  ogLocale: ogLocaleOf(fallbackLocale),
  ogType: 'website',
  image: { url: publicUrl + paths.siteCard(undefined), alt: landingLabels.title },
  twitterCard: 'summary',
  jsonLd: [webSiteData(productName, publicUrl, undefined)],
});
