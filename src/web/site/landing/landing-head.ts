import { productName } from '#contract/commerce/products/product-name.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import { landingLabels } from '#i18n/landing.ts';
import type { HeadBuilder } from '#web/shared/head/head-data.ts';
import { ogLocaleOf, webSiteData } from '#web/shared/head/json-ld.ts';

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
