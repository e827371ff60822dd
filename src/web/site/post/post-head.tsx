import { languageTags } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import type { Post } from '#contract/posts.ts';
import { Head } from '#web/shared/head.tsx';
import { useDictionary, usePageContext } from '#web/shared/page-context.tsx';
import { breadcrumbData, ogLocaleOf, siblingAlternates } from '#web/shared/seo.ts';

export function PostHead({ post, siteName }: { post: Post; siteName: string }) {
  const { post: texts } = useDictionary();
  const { publicUrl } = usePageContext();
  const { locale, category } = post;
  const canonical = publicUrl + paths.post(locale, post.slug);
  const image = post.imageUrl ? new URL(post.imageUrl, publicUrl).href : undefined;
  const organization = { '@type': 'Organization', name: siteName, url: publicUrl + paths.home(locale) };
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    ...(image && { image: [image] }),
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    author: organization,
    publisher: organization,
    articleSection: texts.section,
    inLanguage: languageTags[locale],
    mainEntityOfPage: canonical,
  };
  const trail = [
    { name: texts.home, path: paths.home(locale) },
    ...(category ? [{ name: category.name, path: paths.category(locale, category.slug) }] : []),
    { name: post.title, path: paths.post(locale, post.slug) },
  ];
  return (
    <Head
      data={{
        title: `${post.title} - ${siteName}`,
        description: post.excerpt,
        canonical,
        alternates: siblingAlternates(
          post.siblings.map((each) => ({ locale: each.locale, path: paths.post(each.locale, each.slug) })),
          publicUrl,
        ),
        index: true,
        ogLocale: ogLocaleOf(locale),
        ogType: 'article',
        image,
        twitterCard: 'summary_large_image',
        jsonLd: [article, breadcrumbData(trail, publicUrl)],
      }}
    />
  );
}
