import { productName } from '#contract/product-name.ts';
import { Head } from '#web/shared/head.tsx';
import { usePageContext } from '#web/shared/page-context.tsx';

/** For those who build the site, and no search engine. */
export function SampleHead({
  title,
  description,
  path,
}: {
  title: string;
  description: string;
  path: string;
}) {
  const { publicUrl } = usePageContext();
  return (
    <Head
      data={{
        title: `${title} - ${productName}`,
        description,
        canonical: publicUrl + path,
        alternates: [],
        index: false,
        ogLocale: 'pt_BR',
        ogType: 'website',
        twitterCard: 'summary',
        jsonLd: [],
      }}
    />
  );
}
