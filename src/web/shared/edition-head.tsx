import { useQuery } from '@tanstack/react-query';
import { type Locale, languageTags } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { localeConfigQuery } from './api/locale-configs.ts';
import { Head } from './head.tsx';
import { useDictionary, useLocale, usePageContext } from './page-context.tsx';
import { breadcrumbData, ogLocaleOf, siblingAlternates, webSiteData } from './seo.ts';

interface EditionHeadProps {
  title: string;
  description: string;
  path: string;
  /** The same page in the editions that have it, itself included; none where it has no siblings. */
  siblings: { locale: Locale; path: string }[];
  /** The pages between home and this one. */
  trail?: { name: string; path: string }[];
  index?: boolean;
}

/** What the ordinary pages of an edition say of themselves; home, articles and reviews have more to tell. */
export function EditionHead({
  title,
  description,
  path,
  siblings,
  trail = [],
  index = true,
}: EditionHeadProps) {
  const { post } = useDictionary();
  const { publicUrl } = usePageContext();
  const locale = useLocale();
  const { data: config } = useQuery({ ...localeConfigQuery(locale), enabled: false });
  const siteName = config?.siteName ?? '';
  const home = paths.home(locale);
  return (
    <Head
      data={{
        title: `${title} - ${siteName}`,
        description,
        canonical: publicUrl + path,
        alternates: siblings.length > 0 ? siblingAlternates(siblings, publicUrl) : [],
        index,
        ogLocale: ogLocaleOf(locale),
        ogType: 'website',
        twitterCard: 'summary_large_image',
        jsonLd: [
          webSiteData(siteName, publicUrl + home, languageTags[locale]),
          breadcrumbData([{ name: post.home, path: home }, ...trail, { name: title, path }], publicUrl),
        ],
      }}
    />
  );
}
