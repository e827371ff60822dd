import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { affiliateRel } from '#web/shared/affiliate-link.ts';
import { localeConfigQuery } from '#web/shared/api/locale-configs.ts';
import { shopLinkQuery } from '#web/shared/api/shop-links.ts';
import { Head } from '#web/shared/head.tsx';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale, usePageContext } from '#web/shared/page-context.tsx';
import { ogLocaleOf } from '#web/shared/seo.ts';
import { primaryButton } from '#web/shared/ui/button.ts';

/** Says where the reader is going and that we may earn by it, then goes there, without a script. */
export default function ShopLinkPage({ params }: PageProps) {
  const { shopLink: texts } = useDictionary();
  const { publicUrl } = usePageContext();
  const locale = useLocale();
  const { data: link } = useSuspenseQuery(shopLinkQuery(params.slug ?? ''));
  const { data: config } = useQuery({ ...localeConfigQuery(locale), enabled: false });
  return (
    <div className="mx-auto grid max-w-read justify-items-center gap-4 py-16 text-center">
      <Head
        data={{
          title: `${link.title} - ${config?.siteName ?? ''}`,
          description: texts.affiliate,
          canonical: publicUrl + paths.shopLink(link.slug),
          alternates: [],
          index: false,
          ogLocale: ogLocaleOf(locale),
          ogType: 'website',
          twitterCard: 'summary',
          jsonLd: [],
          refresh: { seconds: limits.shopLink.forwardSeconds, url: link.url },
        }}
      />
      <h1>{texts.title}</h1>
      <p className="text-lg font-semibold">{link.title}</p>
      <p className="text-mute">{texts.affiliate}</p>
      <p className="mt-2">
        <a href={link.url} rel={affiliateRel} className={primaryButton}>
          {texts.go}
        </a>
      </p>
      <p>
        <a href={paths.home(locale)} className="inline-flex min-h-11 items-center underline">
          {texts.back}
        </a>
      </p>
    </div>
  );
}
