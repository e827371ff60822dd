import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fallbackLocale, type Locale, locales } from '#contract/site/locales.ts';
import type { AdminCategory } from '#contract/writing/categories/categories.admin.schemas.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { useCategoryTexts } from './category-texts.ts';

const inEdition = (locale: Locale, id: number) => {
  const search = new URLSearchParams({ category: String(id) });
  if (locale !== fallbackLocale) search.set('locale', locale);
  return { search: search.toString() };
};

/** Where else the category is, with the way there, and where it is not yet. */
export function Translations({ category, children }: { category: AdminCategory; children?: ReactNode }) {
  const categories = useCategoryTexts();
  const nameOf = useEditionNames();
  return (
    <section aria-label={categories.translations} className="flex flex-col gap-2">
      <div>
        <h3>{categories.translations}</h3>
        <p className="text-mute text-sm">{categories.translationsAbout}</p>
      </div>
      <ul className="flex flex-col gap-1.5">
        {locales
          .filter((locale) => locale !== category.locale)
          .map((locale) => {
            const sibling = category.siblings.find((each) => each.locale === locale);
            return (
              <li key={locale} className="flex min-w-0 items-center gap-2">
                {flagOf(locale, 18)}
                <span className="text-mute w-32 shrink-0 truncate">{nameOf(locale)}</span>
                {sibling ? (
                  <Link to={inEdition(locale, sibling.id)} className="link-button min-w-0 truncate">
                    {sibling.name}
                  </Link>
                ) : (
                  <span className="text-mute">{categories.notThere}</span>
                )}
              </li>
            );
          })}
      </ul>
      {children}
    </section>
  );
}
