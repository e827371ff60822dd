import { paths } from '#contract/site/addresses/paths.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { iconButton } from '#web/shared/ui/button.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import { Logo } from '#web/shared/ui/logo.tsx';
import { HeaderSearch } from './header-search.tsx';
import { MobileMenu, menuId } from './mobile-menu.tsx';
import { ThemeGlyph } from './theme-glyph.tsx';

export function Header({ siteName }: { siteName: string }) {
  const { header, common } = useDictionary();
  const locale = useLocale();
  return (
    <header className="border-line bg-paper relative z-10 border-b">
      <a href="#content" className="skip-link">
        {common.skipToContent}
      </a>
      <div className="header-bar max-w-main mx-auto min-h-16 items-center">
        <a
          href={paths.home(locale)}
          aria-label={header.home(siteName)}
          className="flex min-h-11 items-center no-underline"
        >
          <Logo siteName={siteName} />
        </a>
        <a
          href={paths.reviews(locale)}
          data-tip={header.menuReviews}
          className="hover:text-brand hidden min-h-11 items-center px-3 font-semibold no-underline md:flex"
        >
          {header.reviews}
        </a>
        <HeaderSearch />
        <button
          type="button"
          data-theme-toggle=""
          data-tip=""
          className={iconButton}
          aria-label={header.toggleTheme}
        >
          <ThemeGlyph />
        </button>
        <a href={paths.admin()} className={`admin-only ${iconButton}`} aria-label={header.admin} data-tip="">
          <Glyph name="shield-check" />
        </a>
        <button
          type="button"
          popoverTarget={menuId}
          data-tip=""
          className={`${iconButton} md:hidden`}
          aria-label={header.openMenu}
        >
          <Glyph name="menu" size={24} />
        </button>
        <MobileMenu />
      </div>
    </header>
  );
}
