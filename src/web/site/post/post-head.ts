import type { Article, FAQPage, ItemList, WithContext } from 'schema-dts';
import { alternatesOf } from '#contract/site/addresses/alternates.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { languageTags } from '#contract/site/locales.ts';
import type { Post } from '#contract/writing/posts/posts.schemas.ts';
import type { HeadBuilder, HeadPage } from '#web/shared/head/head-data.ts';
import {
  breadcrumbData,
  context,
  modifiedAt,
  ogLocaleOf,
  organizationData,
} from '#web/shared/head/json-ld.ts';

interface PostFacts {
  post: Post;
  siteName: string;
}

function articleData(
  { post, siteName }: PostFacts,
  { publicUrl, dictionary }: HeadPage,
): WithContext<Article> {
  const organization = organizationData(siteName, publicUrl, post.locale);
  const images = [post.shareImageUrl, ...(post.imageUrl ? [post.imageUrl] : [])];
  return {
    ...context,
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    image: images.map((image) => new URL(image, publicUrl).href),
    datePublished: post.createdAt,
    dateModified: modifiedAt(post),
    author: organization,
    publisher: organization,
    articleSection: dictionary.post.section,
    inLanguage: languageTags[post.locale],
    mainEntityOfPage: publicUrl + paths.post(post.locale, post.slug),
  };
}

const roundupData = ({ title, roundup }: Post, publicUrl: string): WithContext<ItemList> => ({
  ...context,
  '@type': 'ItemList',
  name: title,
  numberOfItems: roundup.length,
  itemListElement: roundup.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: publicUrl + path,
  })),
});

const faqData = ({ faq }: Post): WithContext<FAQPage> => ({
  ...context,
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const postHead: HeadBuilder<PostFacts> = (facts, page) => {
  const { post, siteName } = facts;
  const { publicUrl, dictionary } = page;
  const { locale, category } = post;
  const path = paths.post(locale, post.slug);
  const trail = [
    { name: dictionary.post.home, path: paths.home(locale) },
    ...(category ? [{ name: category.name, path: paths.category(locale, category.slug) }] : []),
    { name: post.title, path },
  ];
  return {
    title: `${post.metaTitle ?? post.title} - ${siteName}`,
    description: post.metaDescription ?? post.excerpt,
    siteName,
    canonical: publicUrl + path,
    alternates: alternatesOf(
      post.siblings.map((each) => ({ locale: each.locale, path: paths.post(each.locale, each.slug) })),
      publicUrl,
    ),
    index: true,
    ogLocale: ogLocaleOf(locale),
    ogType: 'article',
    image: { url: publicUrl + post.shareImageUrl, alt: post.title },
    twitterCard: 'summary_large_image',
    article: { published: post.createdAt, modified: modifiedAt(post), section: dictionary.post.section },
    jsonLd: [
      articleData(facts, page),
      breadcrumbData(trail, publicUrl),
      ...(post.roundup.length > 0 ? [roundupData(post, publicUrl)] : []),
      ...(post.faq.length > 0 ? [faqData(post)] : []),
    ],
  };
};
