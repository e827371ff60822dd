import { paths } from '#contract/site/addresses/paths.ts';
import { affiliateRel } from '#web/shared/affiliate-link.ts';
import { shopLinkQuery } from '#web/shared/api/shop-links.ts';
import { useSuspenseQuery } from '#web/shared/api/use-query.ts';
import { PageHead } from '#web/shared/head/head.tsx';
import { useEdition } from '#web/shared/hooks/use-edition.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useLocale } from '#web/shared/page-context.tsx';
import { seldomTexts } from '#web/shared/seldom-texts.ts';
import { primaryButton } from '#web/shared/ui/button.ts';
import { ShopWindow } from '#web/shared/ui/shop-window.tsx';
import { head } from './head.ts';

/** Says where the reader is going and that we may earn by it, then goes there, without a script. */
export default function ShopLinkPage({ params }: PageProps) {
  const { shopLink: texts } = seldomTexts.useTexts();
  const locale = useLocale();
  const { data: link } = useSuspenseQuery(shopLinkQuery(params.slug ?? ''));
  const edition = useEdition();
  return (
    <div className="mx-auto grid max-w-read justify-items-center gap-4 py-10 text-center">
      <ShopWindow mood="open" />
      <PageHead head={head} facts={{ link, siteName: edition.siteName, texts }} />
      <h1>{texts.title}</h1>
      <p className="border-line bg-card rounded-sm border px-6 py-4 text-lg font-semibold">{link.title}</p>
      <p className="text-mute">{texts.affiliate}</p>
      <p className="mt-2">
        <a href={link.url} rel={affiliateRel} className={primaryButton} data-at="button">
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
