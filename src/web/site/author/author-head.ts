import type { Person, ProfilePage, WithContext } from 'schema-dts';
import { alternatesOf } from '#contract/site/addresses/alternates.ts';
import { authorPaths } from '#contract/site/addresses/author-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { fallbackLocale, type Locale, languageTags } from '#contract/site/locales.ts';
import type { Author } from '#contract/writing/authors/authors.schemas.ts';
import { authorTexts } from '#i18n/authors.ts';
import type { HeadBuilder } from '#web/shared/head/head-data.ts';
import {
  breadcrumbData,
  context,
  ogLocaleOf,
  organizationData,
  webSiteData,
} from '#web/shared/head/json-ld.ts';
import { openingOf } from '#web/shared/opening-of.ts';

interface AuthorFacts {
  author: Author;
  siteName: string;
}

function personData({ author, siteName }: AuthorFacts, publicUrl: string, locale: Locale): Person {
  const { name, imageUrl, words, knows, links } = author;
  return {
    '@type': 'Person',
    name,
    url: publicUrl + authorPaths.author(locale, author.slug),
    ...(imageUrl && { image: new URL(imageUrl, publicUrl).href }),
    ...(words && { description: words }),
    ...(knows.length > 0 && { knowsAbout: knows }),
    ...(links.length > 0 && { sameAs: links }),
    worksFor: organizationData(siteName, publicUrl, locale),
  };
}

export const authorHead: HeadBuilder<AuthorFacts> = (facts, { locale, publicUrl, dictionary }) => {
  const { author, siteName } = facts;
  const edition = locale ?? fallbackLocale;
  const path = authorPaths.author(edition, author.slug);
  const profile: WithContext<ProfilePage> = {
    ...context,
    '@type': 'ProfilePage',
    url: publicUrl + path,
    inLanguage: languageTags[edition],
    mainEntity: personData(facts, publicUrl, edition),
  };
  const trail = [
    { name: dictionary.post.home, path: paths.home(edition) },
    { name: author.name, path },
  ];
  const { description } = authorTexts[edition];
  return {
    title: `${author.name} - ${siteName}`,
    description:
      openingOf(author.words, limits.writing.metaDescription.advised) || description(author.name, siteName),
    siteName,
    canonical: publicUrl + path,
    alternates: alternatesOf(
      author.editions.map((each) => ({ locale: each, path: authorPaths.author(each, author.slug) })),
      publicUrl,
    ),
    index: true,
    ogLocale: ogLocaleOf(edition),
    ogType: 'profile',
    image: { url: publicUrl + author.shareImageUrl, alt: author.name },
    twitterCard: 'summary_large_image',
    jsonLd: [webSiteData(siteName, publicUrl, edition), profile, breadcrumbData(trail, publicUrl)],
  };
};
