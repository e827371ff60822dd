import { type Role, roleAtLeast } from '#contract/site/roles.ts';
import type { Screen } from '#web/admin/screen.ts';
import { screens } from '#web/admin/screens.ts';

export type GroupName = NonNullable<Screen['group']>;

/** What each role meets every day, in the order of a day's work; the rest waits in its group. */
const daily: Record<Role, Screen['name'][]> = {
  author: ['overview', 'posts', 'media'],
  viewer: ['overview', 'posts', 'products', 'clicks'],
  editor: ['overview', 'messages', 'posts', 'media', 'products', 'prices', 'clicks'],
  owner: ['overview', 'messages', 'posts', 'products', 'clicks', 'editions', 'people'],
};

const groupNames: GroupName[] = ['content', 'commerce', 'site', 'upkeep'];

/** The screens that somebody has a use for; one for a certain thing is reached from the list of such things. */
export const screensFor = (role: Role): Screen[] =>
  screens.filter((screen) => !screen.route.includes(':') && roleAtLeast(role, screen.role ?? 'viewer'));

export interface Navigation {
  daily: Screen[];
  /** A group of one would only repeat it: such a screen stands below the groups, by itself. */
  groups: { name: GroupName; screens: Screen[] }[];
  alone: Screen[];
}

export function navigationFor(role: Role): Navigation {
  const offered = screensFor(role);
  const day = daily[role].flatMap((name) => offered.filter((screen) => screen.name === name));
  const rest = groupNames.map((name) => ({
    name,
    screens: offered.filter((screen) => screen.group === name && !day.includes(screen)),
  }));
  return {
    daily: day,
    groups: rest.filter((group) => group.screens.length > 1),
    alone: rest.flatMap((group) => (group.screens.length === 1 ? group.screens : [])),
  };
}
