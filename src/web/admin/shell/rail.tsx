import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { LogoMark } from '#web/shared/ui/logo.tsx';
import { EditionSwitcher } from './edition-switcher.tsx';
import { openPalette } from './palette-state.ts';
import { ThemeButton } from './theme-button.tsx';
import { useNavigationGroups } from './use-navigation-groups.ts';
import { UserMenu } from './user-menu.tsx';

/** The navigation by what people do; beside the screen, or in a drawer where there is no room beside it. */
export function Rail({ onLeave }: { onLeave?: () => void }) {
  const { nav, common } = useTexts();
  const groups = useNavigationGroups();
  const { pathname } = useLocation();
  /** Another screen of the navigation lies below this one, and is the one that is open. */
  const hasNearer = (route: string) =>
    groups.some(({ screens }) =>
      screens.some((other) => other.route.startsWith(`${route}/`) && pathname.startsWith(other.route)),
    );
  const link = useEditionLink();
  const list = useRef<HTMLElement>(null);
  // Where one is stands below the edge of a low window, for whoever did not come by this list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another link
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <div className="rail-inside">
      <div className="flex items-center gap-2 px-2 pt-1">
        <LogoMark size={22} />
        <span className="font-serif text-lg font-bold">{common.product}</span>
        <span className="ml-auto flex">
          <ThemeButton />
          {onLeave && <IconButton label={common.close} icon="x" onClick={onLeave} />}
        </span>
      </div>
      <EditionSwitcher />
      <button
        type="button"
        className="search-opener"
        onClick={() => {
          onLeave?.();
          openPalette();
        }}
      >
        <Icon of="search" size={16} />
        <span className="flex-1 truncate">{common.search}</span>
        <kbd>{navigator.platform.startsWith('Mac') ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      <nav ref={list} aria-label={nav.label} className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 py-1">
        {groups.map(({ name, screens }) => (
          <div key={name} className="nav-group">
            <h2 className="nav-heading" id={`nav-${name}`}>
              {nav.groups[name]}
            </h2>
            <ul aria-labelledby={`nav-${name}`}>
              {screens.map((screen) => (
                <li key={screen.name}>
                  <NavLink
                    to={link(screen.route)}
                    end={screen.name === 'overview' || hasNearer(screen.route)}
                    className="nav-link"
                    {...(onLeave && { onClick: onLeave })}
                  >
                    <Icon of={screen.icon} size={16} />
                    {nav.screens[screen.name]}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <UserMenu />
    </div>
  );
}
