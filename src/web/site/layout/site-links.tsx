import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { popularCategoriesQuery } from '#web/shared/api/categories.ts';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { useQuery } from '#web/shared/api/use-query.ts';
import { useLocale } from '#web/shared/page-context.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';

export const siteLink =
  'hover:text-brand inline-flex min-h-8 items-center gap-2 no-underline hover:underline';

/** The editions that can be read; in the footer and in the menu, each time in the same words. */
export function EditionLinks() {
  const locale = useLocale();
  const { data: locales = [] } = useQuery(allLocalesQuery());
  return locales
    .filter(({ status }) => status === 'active')
    .map((each) => (
      <li key={each.locale}>
        <a
          href={paths.home(each.locale)}
          hrefLang={each.language}
          aria-current={each.locale === locale ? 'true' : undefined}
          className={siteLink}
        >
          {flagOf(each.locale)} {each.siteName}
        </a>
      </li>
    ));
}

export function CategoryLinks() {
  const locale = useLocale();
  const { data: categories = [] } = useQuery(popularCategoriesQuery(locale));
  return categories.slice(0, limits.categories.popularInFooter).map((category) => (
    <li key={category.id}>
      <a href={paths.category(locale, category.slug)} className={siteLink}>
        {category.name}
      </a>
    </li>
  ));
}
