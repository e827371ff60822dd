import { useEffect, useMemo, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import type { Screen } from '#web/admin/screen.ts';
import { IconButton } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { LogoMark } from '#web/shared/ui/logo.tsx';
import { EditionSwitcher } from './edition-switcher.tsx';
import { NavGroup } from './nav-group.tsx';
import { type GroupName, navigationFor } from './navigation.ts';
import { openPalette } from './palette/palette-state.ts';
import { ThemeButton } from './theme-button.tsx';
import { UserMenu } from './user-menu.tsx';

/** What somebody does every day, and the rest in groups; beside the screen, or in a drawer where there is no room beside it. */
export function Rail({ onLeave }: { onLeave?: () => void }) {
  const { nav, common } = useTexts();
  const { role } = useMe();
  const { pathname } = useLocation();
  const { daily, groups, alone } = useMemo(() => navigationFor(role), [role]);
  const all = [...daily, ...alone, ...groups.flatMap(({ screens }) => screens)];
  const isOpen = ({ route }: Screen) => pathname === route || pathname.startsWith(`${route}/`);
  const here = groups.find(({ screens }) => screens.some(isOpen))?.name;
  const [opened, setOpened] = useState<GroupName | undefined>(here);
  // Whoever came by a key or the palette sees where they are, too.
  useEffect(() => {
    if (here) setOpened(here);
  }, [here]);
  /** Another screen of the navigation lies below this one, and is the one that is open. */
  const hasNearer = (route: string) =>
    all.some((other) => other.route.startsWith(`${route}/`) && pathname.startsWith(other.route));
  const link = useEditionLink();
  const list = useRef<HTMLElement>(null);
  // Where one is stands below the edge of a low window, for whoever did not come by this list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another link
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, opened === here]);
  const item = (screen: Screen) => (
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
  );
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
        <ul>{daily.map(item)}</ul>
        <div className="nav-rest">
          {groups.map(({ name, screens }) => (
            <NavGroup
              key={name}
              name={name}
              open={opened === name}
              onToggle={() => setOpened(opened === name ? undefined : name)}
            >
              {screens.map(item)}
            </NavGroup>
          ))}
          {alone.length > 0 && <ul>{alone.map(item)}</ul>}
        </div>
      </nav>
      <UserMenu />
    </div>
  );
}
