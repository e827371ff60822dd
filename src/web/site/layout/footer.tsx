import type { ReactNode } from 'react';
import { launchLocales, paths, type StaticPage } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { popularCategoriesQuery } from '#web/shared/api/categories.ts';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { useQuery } from '#web/shared/api/use-query.ts';
import { useDictionary, useLocale, usePageContext } from '#web/shared/page-context.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { Logo } from '#web/shared/ui/logo.tsx';

const usefulPages = [
  ['sobre', 'about'],
  ['privacidade', 'privacy'],
  ['termos', 'terms'],
  ['afiliados', 'affiliates'],
  ['contato', 'contact'],
] as const satisfies [StaticPage, string][];

const link = 'hover:text-brand inline-flex min-h-8 items-center gap-2 no-underline hover:underline';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-mute mb-3 font-sans text-sm font-semibold tracking-wide uppercase">{title}</h2>
      <ul className="grid gap-1">{children}</ul>
    </nav>
  );
}

export function Footer({ siteName }: { siteName: string }) {
  const { footer, launches } = useDictionary();
  const { renderedAt } = usePageContext();
  const locale = useLocale();
  const { data: locales = [] } = useQuery(allLocalesQuery());
  const { data: categories = [] } = useQuery(popularCategoriesQuery(locale));
  const statements = [footer.earnings(siteName), footer.images, footer.prices].filter(Boolean);
  return (
    <footer className="below border-line bg-shade mt-16 border-t text-sm">
      <div className="max-w-main mx-auto px-4 py-12">
        <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-4">
          <div>
            <Logo siteName={siteName} />
            <p className="text-mute mt-4 max-w-xs">{footer.tagline}</p>
          </div>
          <Column title={footer.globalPresence}>
            {locales
              .filter(({ status }) => status === 'active')
              .map((each) => (
                <li key={each.locale}>
                  <a
                    href={paths.home(each.locale)}
                    aria-current={each.locale === locale ? 'true' : undefined}
                    className={link}
                  >
                    {flagOf(each.locale)} {each.siteName}
                  </a>
                </li>
              ))}
          </Column>
          <Column title={footer.popularCategories}>
            {categories.slice(0, limits.categories.popularInFooter).map((category) => (
              <li key={category.id}>
                <a href={paths.category(locale, category.slug)} className={link}>
                  {category.name}
                </a>
              </li>
            ))}
            {launchLocales.includes(locale) && (
              <li>
                <a href={paths.launches(locale)} className={link}>
                  {launches.title}
                </a>
              </li>
            )}
            <li>
              <a href={paths.categories(locale)} className={`${link} font-semibold`}>
                {footer.allCategories}
              </a>
            </li>
          </Column>
          <Column title={footer.usefulLinks}>
            {usefulPages.map(([page, name]) => (
              <li key={page}>
                <a href={paths.staticPage(locale, page)} className={link}>
                  {footer[name]}
                </a>
              </li>
            ))}
          </Column>
        </div>
        <div className="border-line text-mute mt-10 grid gap-2 border-t pt-6">
          <p className="max-w-prose">{statements.join(' ')}</p>
          <p>{footer.rights(new Date(renderedAt).getUTCFullYear(), siteName)}</p>
        </div>
      </div>
    </footer>
  );
}
