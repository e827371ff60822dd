import { paths } from '#contract/site/addresses/paths.ts';
import { categoriesQuery } from '#web/shared/api/categories.ts';
import { useSuspenseQuery } from '#web/shared/api/use-query.ts';
import { categoryIcon } from '#web/shared/category-icons.ts';
import { EditionHead } from '#web/shared/head/edition-head.tsx';
import { useActiveLocales } from '#web/shared/hooks/use-active-locales.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { toneOf } from '#web/shared/tone.ts';
import { Breadcrumbs } from '#web/shared/ui/breadcrumbs.tsx';
import { Glyph } from '#web/shared/ui/glyph.tsx';

export default function CategoryListPage(_: PageProps) {
  const { category: texts, post } = useDictionary();
  const locale = useLocale();
  const { data: categories } = useSuspenseQuery(categoriesQuery(locale));
  const active = useActiveLocales();
  return (
    <>
      <EditionHead
        title={texts.all}
        description={texts.allDescription}
        path={paths.categories(locale)}
        siblings={active.map((each) => ({ locale: each, path: paths.categories(each) }))}
      />
      <Breadcrumbs trail={[{ name: post.home, href: paths.home(locale) }]} />
      <h1 className="mt-4">{texts.all}</h1>
      <p className="text-mute mt-2 max-w-prose">{texts.allDescription}</p>
      <ul className="mt-8 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <li key={category.id} className="category-entry group">
            <span className={`${toneOf(category.id)} grid size-12 shrink-0 place-items-center rounded-sm`}>
              <Glyph name={categoryIcon(category)} size={24} />
            </span>
            <div className="min-w-0">
              <h2 className="text-lg">
                <a
                  href={paths.category(locale, category.slug)}
                  className="card-link group-hover:text-brand no-underline"
                >
                  {category.name}
                </a>
              </h2>
              <p className="text-mute mt-1 text-sm">{category.description}</p>
              <p className="text-mute mt-1 text-sm font-semibold">{texts.posts(category.postCount)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
