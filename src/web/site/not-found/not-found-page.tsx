import { fallbackSiteName } from '#contract/commerce/products/product-name.ts';
import { localeOfPath, paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import { knownEditionQuery } from '#web/shared/api/editions.ts';
import { siteNameQuery } from '#web/shared/api/settings.ts';
import { useQuery } from '#web/shared/api/use-query.ts';
import { PageHead } from '#web/shared/head/head.tsx';
import { useAddress } from '#web/shared/hooks/use-address.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale, usePageContext } from '#web/shared/page-context.tsx';
import { seldomTexts } from '#web/shared/seldom-texts.ts';
import { quietButton } from '#web/shared/ui/button.ts';
import { Logo } from '#web/shared/ui/logo.tsx';
import { Countdown } from './countdown.tsx';
import { head } from './head.ts';

/** Leads home after five seconds: to the home of the edition in the address, or else to br's. */
export default function NotFoundPage(_: PageProps) {
  const { header, footer } = useDictionary();
  const { notFound } = seldomTexts.useTexts();
  const { locale: edition } = usePageContext();
  const locale = useLocale();
  const { data: config } = useQuery(knownEditionQuery(locale));
  const { data: setting } = useQuery({ ...siteNameQuery(), enabled: edition === undefined });
  const siteName = config?.siteName ?? setting?.value ?? fallbackSiteName;
  const { pathname } = useAddress();
  const home = paths.home(edition ?? fallbackLocale);
  return (
    <main id="content" className="few-words min-h-dvh gap-5">
      <PageHead head={head} facts={{ siteName, pathname, texts: notFound }} />
      <p>
        <a href={home} className="inline-block w-72 no-underline">
          <Logo siteName={siteName} size={40} stacked />
        </a>
      </p>
      <h1>{notFound.title}</h1>
      <p className="text-lg">{notFound.message}</p>
      <Countdown home={home} />
      {edition && (
        <nav aria-label={header.menu} className="load-more">
          <a href={paths.reviews(edition)} className={quietButton}>
            {header.menuReviews}
          </a>
          <a href={paths.categories(edition)} className={quietButton}>
            {footer.allCategories}
          </a>
        </nav>
      )}
    </main>
  );
}

/**
 * The page with its words: it would say that it runs while a click on "stay" is still lost. Words that do not arrive are
 * asked for again by what shows them.
 */
export async function load() {
  const locale = import.meta.env.SSR ? undefined : localeOfPath(location.pathname);
  await seldomTexts.preload(locale ?? fallbackLocale).catch(() => undefined);
  return { default: NotFoundPage };
}
