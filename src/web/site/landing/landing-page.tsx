import '#web/styles/landing.css';
import { productName } from '#contract/commerce/products/product-name.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { landingLabels } from '#i18n/landing.ts';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { useQuery } from '#web/shared/api/use-query.ts';
import { PageHead } from '#web/shared/head/head.tsx';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { iconButton } from '#web/shared/ui/button.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import { Logo } from '#web/shared/ui/logo.tsx';
import { CountryCard } from './country-card.tsx';
import { head } from './head.ts';
import { Tagline } from './tagline.tsx';

/** Where a reader without an edition chooses one. Always in light. */
export default function LandingPage(_: PageProps) {
  const { data: locales = [] } = useQuery(allLocalesQuery());
  const activeFirst = [
    ...locales.filter(({ status }) => status === 'active'),
    ...locales.filter(({ status }) => status !== 'active'),
  ];
  return (
    <>
      <PageHead head={head} facts={null} />
      <header>
        <a
          href={paths.admin()}
          className={`${iconButton} absolute top-9 right-3`}
          aria-label={landingLabels.admin}
          data-tip=""
        >
          <Glyph name="shield-check" />
        </a>
      </header>
      <main id="content" className="landing">
        <h1>
          <Logo siteName={productName} size={56} stacked />
        </h1>
        <Tagline />
        <h2 className="sr-only">{landingLabels.countries}</h2>
        <ul className="landing-countries">
          {activeFirst.map((each) => (
            <CountryCard key={each.locale} edition={each} />
          ))}
        </ul>
      </main>
    </>
  );
}
