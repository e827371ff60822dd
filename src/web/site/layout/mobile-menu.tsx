import type { ReactNode } from 'react';
import { launchLocales, paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { iconButton } from '#web/shared/ui/button.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import { CategoryLinks, EditionLinks } from './site-links.tsx';
import { ThemeGlyph } from './theme-glyph.tsx';

export const menuId = 'menu';

const entry = 'hover:text-brand flex min-h-12 items-center gap-3 no-underline';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className="text-mute mt-4 text-sm font-semibold">{title}</p>
      <ul className="menu-part">{children}</ul>
    </>
  );
}

/** A native popover: it opens and closes before any script has run, and closes the search by itself. */
export function MobileMenu() {
  const { header, footer, common, post } = useDictionary();
  const locale = useLocale();
  return (
    <nav id={menuId} popover="auto" aria-label={header.menu} className="drawer">
      <div className="mb-2 flex gap-1">
        <search className="min-w-0 flex-1">
          <form action={paths.reviews(locale)} method="get" className="field flex">
            <input
              name="q"
              type="search"
              maxLength={limits.search.maxInputChars}
              aria-label={header.searchSubmit}
              placeholder={header.searchPlaceholder}
              className="min-w-0 flex-1 bg-transparent px-3 outline-none"
            />
            <button type="submit" className={iconButton} aria-label={header.openSearch}>
              <Glyph name="search" />
            </button>
          </form>
        </search>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          className={iconButton}
          aria-label={common.close}
        >
          <Glyph name="x" size={24} />
        </button>
      </div>
      <ul className="text-lg">
        <li>
          <a href={paths.home(locale)} className={entry}>
            <Glyph name="house" /> {post.home}
          </a>
        </li>
        <li>
          <a href={paths.reviews(locale)} className={entry}>
            <Glyph name="star" /> {header.menuReviews}
          </a>
        </li>
        {launchLocales.includes(locale) && (
          <li>
            <a href={paths.launches(locale)} className={entry}>
              <Glyph name="rocket" /> {header.menuLaunches}
            </a>
          </li>
        )}
        <li>
          <a href={paths.categories(locale)} className={entry}>
            <Glyph name="layout-grid" /> {footer.allCategories}
          </a>
        </li>
        <li className="admin-only">
          <a href={paths.admin()} className={entry}>
            <Glyph name="shield-check" /> {header.admin}
          </a>
        </li>
      </ul>
      <Part title={footer.popularCategories}>
        <CategoryLinks />
      </Part>
      <Part title={footer.globalPresence}>
        <EditionLinks />
      </Part>
      <button type="button" data-theme-toggle="" className={`${entry} mt-4 text-left`}>
        <ThemeGlyph /> {header.toggleTheme}
      </button>
    </nav>
  );
}
