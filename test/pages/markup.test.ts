import { describe, expect, test } from 'vitest';
import { paths } from '#contract/site/addresses/paths.ts';
import { locales } from '#contract/site/locales.ts';
import { faultsIn } from '#test/harness/faults-in.ts';
import { useRenderedSite } from '#test/harness/programs/rendered-site.ts';
import { outsidePaths, routesWithoutPaths, templatePaths } from '#test/harness/template-paths.ts';

/** The page before Shopee waits two seconds, so that what it says can be read; see its page. */
const waits = paths.shopLink('luz-de-leitura');

const faultsOf = async (html: string, path: string): Promise<string[]> =>
  (await faultsIn(html, { waits: path === waits })).map((fault) => `${path}: ${fault}`);

const site = useRenderedSite();

test('every template has an address here', () => {
  expect(routesWithoutPaths()).toEqual([]);
});

test.each(outsidePaths)('%s is valid', async (path) => {
  expect(await faultsOf((await site().render(path)).html, path)).toEqual([]);
});

describe.each(locales)('in %s', (locale) => {
  test('every page is valid', { timeout: 60_000 }, async () => {
    const faults: string[] = [];
    for (const path of await templatePaths(locale, site())) {
      faults.push(...(await faultsOf((await site().render(path)).html, path)));
    }
    expect(faults).toEqual([]);
  });

  test('what is said where there is no page is valid', async () => {
    const broken = site().renderBroken(paths.home(locale));
    const unavailable = await site().renderWithoutData(paths.home(locale));
    await site().setStatus(locale, 'coming_soon');
    const closed = await site().render(paths.home(locale));
    await site().setStatus(locale, 'active');
    expect([broken.status, unavailable.status, closed.status]).toEqual([500, 503, 200]);
    for (const { html } of [broken, unavailable, closed]) {
      expect(await faultsOf(html, paths.home(locale))).toEqual([]);
    }
  });
});
