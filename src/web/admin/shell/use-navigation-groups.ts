import { roleAtLeast } from '#contract/site/roles.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import type { Screen } from '#web/admin/screen.ts';
import { screens } from '#web/admin/screens.ts';

type GroupName = NonNullable<Screen['group']>;

/** The screens that somebody has a use for; one for a certain thing is reached from the list of such things. */
export function useScreens(): Screen[] {
  const { role } = useMe();
  return screens.filter(
    (screen) => !screen.route.includes(':') && roleAtLeast(role, screen.role ?? 'viewer'),
  );
}

/** The same in their groups; a group without any is not there. */
export function useNavigationGroups(): { name: GroupName; screens: Screen[] }[] {
  const offered = useScreens();
  const { nav } = useTexts();
  return (Object.keys(nav.groups) as GroupName[])
    .map((name) => ({ name, screens: offered.filter(({ group }) => group === name) }))
    .filter((group) => group.screens.length > 0);
}
