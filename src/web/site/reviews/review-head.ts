import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { alternatesOf } from '#contract/site/addresses/alternates.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { HeadBuilder } from '#web/shared/head/head-data.ts';
import { breadcrumbData, modifiedAt, ogLocaleOf, webSiteData } from '#web/shared/head/json-ld.ts';
import { productData } from './product-data.ts';

export const reviewHead: HeadBuilder<{ review: Review; siteName: string }> = (
  { review, siteName },
  { publicUrl, dictionary },
) => {
  const { locale } = review;
  const path = paths.review(locale, review.slug);
  const trail = [
    { name: dictionary.post.home, path: paths.home(locale) },
    { name: dictionary.reviews.title, path: paths.reviews(locale) },
    { name: review.title, path },
  ];
  return {
    title: `${review.title} - ${siteName}`,
    description: review.verdict,
    siteName,
    canonical: publicUrl + path,
    alternates: alternatesOf(
      review.siblings.map((each) => ({ locale: each.locale, path: paths.review(each.locale, each.slug) })),
      publicUrl,
    ),
    index: true,
    ogLocale: ogLocaleOf(locale),
    ogType: 'article',
    image: { url: publicUrl + review.shareImageUrl, alt: review.title },
    twitterCard: 'summary_large_image',
    article: {
      published: review.createdAt,
      modified: modifiedAt(review),
      section: dictionary.reviews.title,
    },
    jsonLd: [
      webSiteData(siteName, publicUrl, locale),
      productData(review, siteName, publicUrl),
      breadcrumbData(trail, publicUrl),
    ],
  };
};
