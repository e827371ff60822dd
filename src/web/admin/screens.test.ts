import { expect, test } from 'vitest';
import { isAdminRoute } from '#contract/site/addresses/admin-paths.ts';
import { texts } from '#i18n/admin/pt/texts.ts';
import { screens } from './screens.ts';

const all = <K extends keyof (typeof screens)[number]>(key: K) =>
  screens.map((screen) => screen[key]).filter((value) => value !== undefined);

test('every screen has an address, a name and a key of its own', () => {
  for (const key of ['name', 'route', 'go'] as const) expect(new Set(all(key)).size).toBe(all(key).length);
  for (const { route, name } of screens) {
    expect(isAdminRoute(route)).toBe(true);
    expect(texts.nav.screens[name]).toBeTruthy();
  }
});

test('every screen’s code can be loaded', async () => {
  for (const { load } of screens) expect((await load()).default).toBeTypeOf('function');
});
