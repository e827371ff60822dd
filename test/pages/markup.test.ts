import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { paths } from '#contract/site/addresses/paths.ts';
import { locales } from '#contract/site/locales.ts';
import { useRenderedSite } from '#test/harness/programs/rendered-site.ts';
import { outsidePaths, routesWithoutPaths, templatePaths } from '#test/harness/template-paths.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes srcSet, maxLength, dateTime: to a parser the case of an attribute means nothing.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      // React writes autofocus="", which is the same as autofocus.
      'attribute-boolean-style': ['error', { style: 'empty' }],
      // React writes <img/>, the document around it <meta>: both are right, and the same.
      'void-style': 'off',
      // The boxes of one question share its name: that is how a form sends a list.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
      // The length of a title is the specification's ("{post title} - {site}") and the author's.
      'long-title': 'off',
    },
  }),
);

/** The page before Shopee waits two seconds, so that what it says can be read; see its page. */
const waits = paths.shopLink('luz-de-leitura');

async function faultsOf(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) => messages);
  return faults
    .filter(({ ruleId }) => ruleId !== 'meta-refresh' || path !== waits)
    .map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`);
}

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
