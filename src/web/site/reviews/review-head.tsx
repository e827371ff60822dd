import { languageTags } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import type { Review } from '#contract/reviews.ts';
import { Head } from '#web/shared/head.tsx';
import { useDictionary, usePageContext } from '#web/shared/page-context.tsx';
import { breadcrumbData, ogLocaleOf, siblingAlternates, webSiteData } from '#web/shared/seo.ts';

const notes = (points: string[]) => ({
  '@type': 'ItemList',
  itemListElement: points.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
});

const schemaAvailability: Record<string, string> = {
  in_stock: 'https://schema.org/InStock',
  scarce: 'https://schema.org/LimitedAvailability',
  preorder: 'https://schema.org/PreOrder',
  out_of_stock: 'https://schema.org/OutOfStock',
};

/** A product with our own editorial review in it; an offer only while its price is live. */
function productData(review: Review, image: string | undefined, organization: object): object {
  const { product, offer } = review;
  const availability = offer && schemaAvailability[offer.availability];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${product.brand} ${product.name}`,
    brand: { '@type': 'Brand', name: product.brand },
    ...(image && { image: [image] }),
    ...(review.ean && { gtin13: review.ean }),
    review: {
      '@type': 'Review',
      name: review.title,
      reviewBody: review.verdict,
      author: { '@type': 'Person', name: review.author },
      publisher: organization,
      datePublished: review.createdAt,
      ...(review.score !== null && {
        reviewRating: { '@type': 'Rating', ratingValue: review.score, bestRating: 10, worstRating: 0 },
      }),
      positiveNotes: notes(review.pros),
      negativeNotes: notes(review.cons),
    },
    ...(offer?.price != null && {
      offers: {
        '@type': 'Offer',
        url: offer.url,
        price: (offer.price / 100).toFixed(2),
        priceCurrency: offer.currency,
        ...(availability && { availability }),
      },
    }),
  };
}

export function ReviewHead({ review, siteName }: { review: Review; siteName: string }) {
  const { post, reviews: texts } = useDictionary();
  const { publicUrl } = usePageContext();
  const { locale } = review;
  const path = paths.review(locale, review.slug);
  const home = publicUrl + paths.home(locale);
  const image = review.product.imageUrl ? new URL(review.product.imageUrl, publicUrl).href : undefined;
  const trail = [
    { name: post.home, path: paths.home(locale) },
    { name: texts.title, path: paths.reviews(locale) },
    { name: review.title, path },
  ];
  return (
    <Head
      data={{
        title: `${review.title} - ${siteName}`,
        description: review.verdict,
        canonical: publicUrl + path,
        alternates: siblingAlternates(
          review.siblings.map((each) => ({
            locale: each.locale,
            path: paths.review(each.locale, each.slug),
          })),
          publicUrl,
        ),
        index: true,
        ogLocale: ogLocaleOf(locale),
        ogType: 'article',
        image,
        twitterCard: 'summary_large_image',
        jsonLd: [
          webSiteData(siteName, home, languageTags[locale]),
          productData(review, image, { '@type': 'Organization', name: siteName, url: home }),
          breadcrumbData(trail, publicUrl),
        ],
      }}
    />
  );
}
