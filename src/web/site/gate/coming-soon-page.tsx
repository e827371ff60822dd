import type { ReactNode } from 'react';
import { productName } from '#contract/commerce/products/product-name.ts';
import type { Edition } from '#contract/running/editions/editions.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { activeLocalesQuery, allLocalesQuery } from '#web/shared/api/editions.ts';
import { useQuery } from '#web/shared/api/use-query.ts';
import { lazyHead, PageHead } from '#web/shared/head/head.tsx';
import { useAddress } from '#web/shared/hooks/use-address.ts';
import { useDictionary, useLocale, usePageContext } from '#web/shared/page-context.tsx';
import { seldomTexts } from '#web/shared/seldom-texts.ts';
import { primaryButton, quietButton } from '#web/shared/ui/button.ts';
import { Logo } from '#web/shared/ui/logo.tsx';
import { ShopWindow } from '#web/shared/ui/shop-window.tsx';

const head = lazyHead(async () => (await import('./coming-soon-head.ts')).comingSoonHead);

export type ComingSoonProps =
  | { config: Edition; failed?: never; onRetry?: never }
  | { config?: Edition; failed: true; onRetry: () => unknown };

/** An edition that is not open yet, or (the error variant) one that is closed or cannot be asked about. */
export default function ComingSoonPage({ config, failed, onRetry }: ComingSoonProps) {
  const { footer } = useDictionary();
  const { gate } = seldomTexts.useTexts();
  const { renderedAt } = usePageContext();
  const { pathname } = useAddress();
  useQuery({ ...activeLocalesQuery(), enabled: !failed });
  const { data: editions = [] } = useQuery(allLocalesQuery());
  const siteName = config?.siteName ?? productName;
  // Of an announced edition its home may be found; its other addresses do not exist yet.
  const atHome = pathname === paths.home(useLocale());
  return (
    <>
      <PageHead
        head={head}
        facts={{
          texts: gate,
          siteName,
          editions,
          pathname,
          failed: failed ?? false,
          index: !failed && atHome,
        }}
      />
      <main id="content" className="grid min-h-dvh grid-rows-[1fr_auto] text-center">
        <div className="few-words gap-4">
          <Logo siteName={siteName} size={40} stacked />
          <ShopWindow mood="shut" />
          <h1>{failed ? gate.errorTitle : gate.title}</h1>
          {failed ? (
            <p className="text-lg">{gate.errorMessage}</p>
          ) : (
            <p className="text-lg">
              {gate.firstLine(siteName)}
              <br />
              {gate.secondLine}
            </p>
          )}
          <p className="mt-4 flex flex-wrap justify-center gap-3">
            {failed && (
              <RetryLink onRetry={onRetry} className={primaryButton}>
                {gate.retry}
              </RetryLink>
            )}
            <a href={paths.chooseCountry()} data-forget="" className={failed ? quietButton : primaryButton}>
              {gate.back}
            </a>
          </p>
        </div>
        <footer className="text-mute border-line mx-4 grid min-h-26 content-start gap-1 border-t py-6 text-sm">
          <p>{footer.rights(new Date(renderedAt).getUTCFullYear(), siteName)}</p>
          <p>{gate.trademark}</p>
        </footer>
      </main>
    </>
  );
}

/** Without scripts it loads the page again; with them it asks again. */
function RetryLink({
  onRetry,
  className,
  children,
}: {
  onRetry: () => unknown;
  className: string;
  children: ReactNode;
}) {
  const locale = useLocale();
  return (
    <a
      href={paths.home(locale)}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onRetry();
      }}
    >
      {children}
    </a>
  );
}
