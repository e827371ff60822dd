import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { languageTags } from '#contract/site/locales.ts';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { useQuery } from '#web/shared/api/use-query.ts';
import { useDictionary } from '#web/shared/page-context.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';

/** The same product, reviewed for another country: its price, its shop, its words. */
export function OtherEditions({ review }: { review: Review }) {
  const { reviews: texts } = useDictionary();
  const { data: locales = [] } = useQuery({ ...allLocalesQuery(), enabled: false });
  const others = review.siblings.filter(({ locale }) => locale !== review.locale);
  if (others.length === 0) return null;
  return (
    <nav aria-label={texts.otherEditions} className="no-print prose">
      <h2>{texts.otherEditions}</h2>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-base">
        {others.map(({ locale, slug }) => (
          <a
            key={locale}
            href={paths.review(locale, slug)}
            hrefLang={languageTags[locale]}
            className="inline-flex min-h-11 items-center gap-2"
          >
            {flagOf(locale)} {locales.find((each) => each.locale === locale)?.siteName ?? locale}
          </a>
        ))}
      </p>
    </nav>
  );
}
