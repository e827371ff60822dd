import { productName } from '#contract/commerce/products/product-name.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import { canonicalAt, type HeadBuilder } from './head-data.ts';
import { ogLocaleOf } from './json-ld.ts';

interface PlainFacts {
  title: string;
  description: string;
  pathname: string;
}

/** For pages that no search engine should know: notices, and samples for those who build the site. */
export const plainPageHead: HeadBuilder<PlainFacts> = (
  { title, description, pathname },
  { locale, publicUrl },
) => ({
  title: `${title} - ${productName}`,
  description,
  siteName: productName,
  canonical: canonicalAt(publicUrl, pathname),
  alternates: [],
  index: false,
  ogLocale: ogLocaleOf(locale ?? fallbackLocale),
  ogType: 'website',
  image: { url: publicUrl + paths.siteCard(locale), alt: productName },
  twitterCard: 'summary',
  jsonLd: [],
});
