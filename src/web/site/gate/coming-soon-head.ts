import type { LocaleSummary } from '#contract/running/editions/editions.schemas.ts';
import { alternatesOf, homePages } from '#contract/site/addresses/alternates.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { SeldomTexts } from '#i18n/dictionaries/load-seldom-texts.ts';
import { canonicalAt, type HeadBuilder } from '#web/shared/head/head-data.ts';
import { ogLocaleOf, webSiteData } from '#web/shared/head/json-ld.ts';

interface ComingSoonFacts {
  siteName: string;
  pathname: string;
  /** The error variant: the edition is closed, or nobody knows whether it is open. */
  failed: boolean;
  index: boolean;
  editions: LocaleSummary[];
  texts: SeldomTexts['gate'];
}

/** There is nothing to search in an edition that is not open: its data names it and no more. */
export const comingSoonHead: HeadBuilder<ComingSoonFacts> = (
  { siteName, pathname, failed, index, editions, texts: gate },
  { locale = fallbackLocale, publicUrl },
) => {
  const { potentialAction: _search, ...webSite } = webSiteData(siteName, publicUrl, locale);
  return {
    title: `${failed ? gate.errorTitle : gate.title} - ${siteName}`,
    description: failed ? gate.errorMessage : `${gate.firstLine(siteName)} ${gate.secondLine}`,
    siteName,
    canonical: canonicalAt(publicUrl, pathname),
    alternates: index ? alternatesOf(homePages(editions), publicUrl) : [],
    index,
    ogLocale: ogLocaleOf(locale),
    ogType: 'website',
    image: { url: publicUrl + paths.siteCard(locale), alt: siteName },
    twitterCard: 'summary',
    jsonLd: [webSite],
  };
};
