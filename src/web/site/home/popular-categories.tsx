import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { popularCategoriesQuery } from '#web/shared/api/categories.ts';
import { useQuery } from '#web/shared/api/use-query.ts';
import { categoryIcon } from '#web/shared/category-icons.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { toneOf } from '#web/shared/tone.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';

export function PopularCategories() {
  const { footer } = useDictionary();
  const locale = useLocale();
  const { data: categories = [] } = useQuery(popularCategoriesQuery(locale));
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="categories-title" className="below mt-16">
      <h2 id="categories-title" className="section-title">
        {footer.popularCategories}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {categories.slice(0, limits.categories.popularOnHome).map((category) => (
          <li key={category.id} className="min-w-0">
            <a href={paths.category(locale, category.slug)} className="category-tile">
              <span
                className={`${toneOf(category.id)} grid size-9 shrink-0 place-items-center rounded-sm sm:size-11`}
              >
                <Glyph name={categoryIcon(category)} size={22} />
              </span>
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
