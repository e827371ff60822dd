import { expect, test } from 'vitest';
import { roles } from '#contract/site/roles.ts';
import { texts as en } from '#i18n/admin/en/texts.ts';
import { texts as pt } from '#i18n/admin/pt/texts.ts';
import { navigationFor, screensFor } from './navigation.ts';

/** Reached from the list of products; from the menu of one's own name; by the palette alone. */
const elsewhere = ['newProduct', 'pasteLinks', 'account', 'kit'];
/** What fits beside a screen of 720 pixels without being scrolled. */
const IN_SIGHT = 12;

test.each(roles)('%s: every screen is one click away, or two', (role) => {
  const { daily, groups, alone } = navigationFor(role);
  const shown = [...daily, ...alone, ...groups.flatMap((group) => group.screens)].map(({ name }) => name);
  const offered = screensFor(role).map(({ name }) => name);
  expect(shown.toSorted()).toEqual(offered.filter((name) => !elsewhere.includes(name)).toSorted());
});

test.each(roles)('%s: what is met every day is in sight, and no group repeats its only screen', (role) => {
  const { daily, groups, alone } = navigationFor(role);
  expect(daily[0]?.name).toBe('overview');
  expect(daily.length).toBeGreaterThan(2);
  expect(daily.length + groups.length + alone.length).toBeLessThanOrEqual(IN_SIGHT);
  for (const { name, screens } of groups) {
    expect(screens.length).toBeGreaterThan(1);
    for (const texts of [pt, en]) {
      expect(screens.map((screen) => texts.nav.screens[screen.name])).not.toContain(texts.nav.groups[name]);
    }
  }
});

test('the database is among nobody’s daily work', () => {
  for (const role of roles) {
    expect(navigationFor(role).daily.map(({ name }) => name)).not.toContain('database');
  }
});
