import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { iconButton } from '#web/shared/ui/button.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';

export const menuId = 'menu';

const entry = 'hover:text-brand flex min-h-12 items-center gap-3 no-underline';

/** A native popover: it opens and closes before any script has run, and closes the search by itself. */
export function MobileMenu() {
  const { header, common, post } = useDictionary();
  const locale = useLocale();
  return (
    <nav id={menuId} popover="auto" aria-label={header.menu} className="drawer">
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        className={`${iconButton} mb-2 ml-auto`}
        aria-label={common.close}
      >
        <Glyph name="x" size={24} />
      </button>
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
        <li className="admin-only">
          <a href={paths.admin()} className={entry}>
            <Glyph name="shield-check" /> {header.admin}
          </a>
        </li>
      </ul>
      <search>
        <form action={paths.reviews(locale)} method="get" className="field mt-6 flex">
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
    </nav>
  );
}
