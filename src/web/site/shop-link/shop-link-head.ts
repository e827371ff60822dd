import type { ShopLink } from '#contract/commerce/shop-links/shop-links.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { HeadBuilder } from '#web/shared/head/head-data.ts';
import { ogLocaleOf } from '#web/shared/head/json-ld.ts';

export const shopLinkHead: HeadBuilder<{ link: ShopLink; siteName: string }> = (
  { link, siteName },
  { locale = fallbackLocale, publicUrl, dictionary: { shopLink } },
) => ({
  title: `${link.title} - ${siteName}`,
  description: shopLink.affiliate,
  siteName,
  canonical: publicUrl + paths.shopLink(link.slug),
  alternates: [],
  index: false,
  ogLocale: ogLocaleOf(locale),
  ogType: 'website',
  image: { url: publicUrl + paths.siteCard(locale), alt: siteName },
  twitterCard: 'summary',
  jsonLd: [],
  refresh: { seconds: limits.shopLink.forwardSeconds, url: link.url },
});
