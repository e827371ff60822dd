import type { ReactNode } from 'react';
import { launchLocales, paths, type StaticPage } from '#contract/site/addresses/paths.ts';
import { useDictionary, useLocale, usePageContext } from '#web/shared/page-context.tsx';
import { Logo } from '#web/shared/ui/logo.tsx';
import { CategoryLinks, EditionLinks, siteLink } from './site-links.tsx';

const usefulPages = [
  ['sobre', 'about'],
  ['privacidade', 'privacy'],
  ['termos', 'terms'],
  ['afiliados', 'affiliates'],
  ['contato', 'contact'],
] as const satisfies [StaticPage, string][];

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-mute mb-3 font-sans text-sm font-semibold tracking-wide uppercase">{title}</h2>
      <ul className="grid gap-1">{children}</ul>
    </nav>
  );
}

export function Footer({ siteName }: { siteName: string }) {
  const { footer, header } = useDictionary();
  const { renderedAt } = usePageContext();
  const locale = useLocale();
  const statements = [footer.earnings(siteName), footer.images, footer.prices].filter(Boolean);
  return (
    <footer className="below border-line bg-shade mt-16 border-t text-sm">
      <div className="max-w-main mx-auto px-4 py-12">
        <div className="footer-columns">
          <div>
            <Logo siteName={siteName} />
            <p className="text-mute mt-4 max-w-xs">{footer.tagline}</p>
          </div>
          <Column title={footer.globalPresence}>
            <EditionLinks />
          </Column>
          <Column title={footer.popularCategories}>
            <CategoryLinks />
            {launchLocales.includes(locale) && (
              <li>
                <a href={paths.launches(locale)} className={siteLink}>
                  {header.menuLaunches}
                </a>
              </li>
            )}
            <li>
              <a href={paths.categories(locale)} className={`${siteLink} font-semibold`}>
                {footer.allCategories}
              </a>
            </li>
          </Column>
          <Column title={footer.usefulLinks}>
            {usefulPages.map(([page, name]) => (
              <li key={page}>
                <a href={paths.staticPage(locale, page)} className={siteLink}>
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
