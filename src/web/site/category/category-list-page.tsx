import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { languageTags } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { categoriesQuery } from '#web/shared/api/categories.ts';
import { allLocalesQuery, localeConfigQuery } from '#web/shared/api/locale-configs.ts';
import { categoryIcon } from '#web/shared/category-icons.ts';
import { Head } from '#web/shared/head.tsx';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale, usePageContext } from '#web/shared/page-context.tsx';
import { breadcrumbData, ogLocaleOf, siblingAlternates, webSiteData } from '#web/shared/seo.ts';
import { toneOf } from '#web/shared/tone.ts';
import { Breadcrumbs } from '#web/shared/ui/breadcrumbs.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';

export default function CategoryListPage(_: PageProps) {
  const { category: texts, post } = useDictionary();
  const { publicUrl } = usePageContext();
  const locale = useLocale();
  const { data: categories } = useSuspenseQuery(categoriesQuery(locale));
  const { data: config } = useQuery({ ...localeConfigQuery(locale), enabled: false });
  const { data: locales = [] } = useQuery(allLocalesQuery());
  const siteName = config?.siteName ?? '';
  const home = { name: post.home, path: paths.home(locale) };
  const active = locales.filter(({ status }) => status === 'active');
  return (
    <>
      <Head
        data={{
          title: `${texts.all} - ${siteName}`,
          description: texts.allDescription,
          canonical: publicUrl + paths.categories(locale),
          alternates: siblingAlternates(
            active.map((each) => ({ locale: each.locale, path: paths.categories(each.locale) })),
            publicUrl,
          ),
          index: true,
          ogLocale: ogLocaleOf(locale),
          ogType: 'website',
          twitterCard: 'summary_large_image',
          jsonLd: [
            webSiteData(siteName, publicUrl + paths.home(locale), languageTags[locale]),
            breadcrumbData([home, { name: texts.all, path: paths.categories(locale) }], publicUrl),
          ],
        }}
      />
      <Breadcrumbs trail={[{ name: home.name, href: home.path }]} />
      <h1 className="mt-4">{texts.all}</h1>
      <p className="text-mute mt-2 max-w-prose">{texts.allDescription}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <li key={category.id} className="category-entry group">
            <span className={`${toneOf(category.id)} grid size-12 shrink-0 place-items-center rounded-sm`}>
              <Icon of={categoryIcon(category.slug)} size={24} />
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
