import type { ShopLink } from '#contract/commerce/shop-links/shop-links.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { SeldomTexts } from '#i18n/dictionaries/load-seldom-texts.ts';
import type { HeadBuilder } from '#web/shared/head/head-data.ts';
import { ogLocaleOf } from '#web/shared/head/json-ld.ts';

interface ShopLinkFacts {
  link: ShopLink;
  siteName: string;
  texts: SeldomTexts['shopLink'];
}

export const shopLinkHead: HeadBuilder<ShopLinkFacts> = (
  { link, siteName, texts },
  { locale = fallbackLocale, publicUrl },
) => ({
  title: `${link.title} - ${siteName}`,
  description: texts.affiliate,
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
