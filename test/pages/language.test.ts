import { describe, expect, test } from 'vitest';
import { paths } from '#contract/site/addresses/paths.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { landingLabels } from '#i18n/landing.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { visibleTexts } from '#test/harness/html/visible-texts.ts';
import { useRenderedSite } from '#test/harness/programs/rendered-site.ts';
import { templatePaths } from '#test/harness/template-paths.ts';

const others = locales.filter((locale) => locale !== 'br');
/** A text of fewer letters is looked for as a whole, a longer one inside others too. */
const LONG = 16;
const GAP = '\u0001';

/** Every text of a dictionary; one with gaps has a mark where they are. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(GAP, GAP))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const sourceOf = (text: string) =>
  text
    .split(GAP)
    .map((part) => RegExp.escape(part))
    .join('.+');
const whole = (text: string) => new RegExp(`^${sourceOf(text)}$`, 'u');
const anywhere = (text: string) =>
  text.replaceAll(GAP, '').length < LONG ? whole(text) : new RegExp(sourceOf(text), 'u');

/** Tells what only Portuguese says: words that another language shares with it are that language's too. */
async function portugueseFinder(locale: Locale): Promise<(text: string) => boolean> {
  const ownTexts = textsOf(await loadDictionary(locale));
  const own = ownTexts.map(whole);
  const portuguese = [...textsOf(await loadDictionary('br')), ...textsOf(landingLabels)]
    .filter((text) => !ownTexts.includes(text))
    .map(anywhere);
  return (text) =>
    portuguese.some((pattern) => pattern.test(text)) && !own.some((pattern) => pattern.test(text));
}

const site = useRenderedSite();

describe.each(others)('the pages of %s', (locale) => {
  const foreignTexts = async (html: string) => {
    const isPortuguese = await portugueseFinder(locale);
    // ã, õ and ç are Portuguese alone among our languages: they find what stands in no dictionary.
    return visibleTexts(html).filter((text) => /[ãõç]/iu.test(text) || isPortuguese(text));
  };

  test('show no Portuguese', { timeout: 60_000 }, async () => {
    const found: string[] = [];
    for (const path of await templatePaths(locale, site())) {
      const { html } = await site().render(path);
      found.push(...(await foreignTexts(html)).map((text) => `${path}: ${text}`));
    }
    expect(found).toEqual([]);
  });

  test('show none where there is no page either', async () => {
    const home = paths.home(locale);
    const unavailable = await site().renderWithoutData(home);
    await site().setStatus(locale, 'coming_soon');
    const closed = await site().render(home);
    await site().setStatus(locale, 'active');
    for (const { html } of [site().renderBroken(home), unavailable, closed]) {
      expect(await foreignTexts(html)).toEqual([]);
    }
  });
});

test('the search for it finds some where it is', async () => {
  const texts = visibleTexts((await site().render('/br')).html);
  expect(texts.filter(await portugueseFinder('it'))).toEqual(
    expect.arrayContaining(['Carregar mais', 'Pesquisar', 'Vitrina Brasil: página inicial', 'há 3 dias']),
  );
});
