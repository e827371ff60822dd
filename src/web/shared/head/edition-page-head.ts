import { alternatesOf, type EditionPage } from '#contract/site/addresses/alternates.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { HeadBuilder } from './head-data.ts';
import { breadcrumbData, ogLocaleOf, webSiteData } from './json-ld.ts';

export interface EditionPageFacts {
  siteName: string;
  title: string;
  description: string;
  path: string;
  /** The same page in the editions that have it, itself included; none where it has no siblings. */
  siblings: EditionPage[];
  /** The pages between home and this one. */
  trail: { name: string; path: string }[];
  index: boolean;
}

/** What the ordinary pages of an edition say of themselves; home, articles and reviews have more to tell. */
export const editionPageHead: HeadBuilder<EditionPageFacts> = (facts, { locale, publicUrl, dictionary }) => {
  const edition = locale ?? fallbackLocale;
  const { siteName, title, path, index } = facts;
  const home = { name: dictionary.post.home, path: paths.home(edition) };
  return {
    title: `${title} - ${siteName}`,
    description: facts.description,
    siteName,
    canonical: publicUrl + path,
    alternates: index ? alternatesOf(facts.siblings, publicUrl) : [],
    index,
    ogLocale: ogLocaleOf(edition),
    ogType: 'website',
    image: { url: publicUrl + paths.siteCard(edition), alt: siteName },
    twitterCard: 'summary_large_image',
    jsonLd: [
      webSiteData(siteName, publicUrl, edition),
      breadcrumbData([home, ...facts.trail, { name: title, path }], publicUrl),
    ],
  };
};
