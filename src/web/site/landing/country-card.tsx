import { productName } from '#contract/commerce/products/product-name.ts';
import type { LocaleSummary } from '#contract/running/editions/editions.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { landingLabels } from '#i18n/landing.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';

/** "Vitrina Brasil" → "Brasil": the brand stands above the cards already. */
export const countryName = (siteName: string): string =>
  siteName.startsWith(`${productName} `) ? siteName.slice(productName.length + 1) : siteName;

export function CountryCard({ edition }: { edition: LocaleSummary }) {
  const content = (label: string) => (
    <>
      {flagOf(edition.locale, 40)}
      <span className="font-serif text-lg font-bold" lang={edition.language}>
        {countryName(edition.siteName)}
      </span>
      <span className="country-label">{label}</span>
    </>
  );
  return (
    <li>
      {edition.status === 'active' ? (
        <a href={paths.home(edition.locale)} className="country-card">
          {content(landingLabels.enter)}
        </a>
      ) : (
        <div className="country-card country-closed">{content(landingLabels.comingSoon)}</div>
      )}
    </li>
  );
}
