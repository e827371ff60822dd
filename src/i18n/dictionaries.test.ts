import { describe, expect, test } from 'vitest';
import { errorCodes } from '#contract/site/errors.ts';
import { type Locale, languageTags, locales } from '#contract/site/locales.ts';
import { loadCompareTexts } from './dictionaries/load-compare-texts.ts';
import { loadDictionary } from './load-dictionary.ts';

/** What every page loads, and what few of them do. */
const load = async (locale: Locale) => ({
  ...(await loadDictionary(locale)),
  compare: await loadCompareTexts(locale),
});
const br = await load('br');
const others = locales.filter((locale) => locale !== 'br');

interface Text {
  kind: string;
  text: unknown;
}

/** Every text of an edition by its name; a text with gaps is filled with the same words everywhere. */
function textsOf(value: unknown, name = ''): Map<string, Text> {
  if (typeof value === 'object' && value !== null) {
    const within = (key: string) => (name ? `${name}.${key}` : key);
    return new Map(Object.entries(value).flatMap(([key, inner]) => [...textsOf(inner, within(key))]));
  }
  const text: unknown = typeof value === 'function' ? value(3, 'Vitrina') : value;
  return new Map([[name, { kind: typeof value, text }]]);
}

/** What really is the same word in both languages. */
const shared: Record<Exclude<Locale, 'br'>, string[]> = {
  it: [
    'header.admin',
    'header.menu',
    'gate.errorTitle',
    'post.email',
    'reviews.brand',
    'reviews.byName',
    'reviews.category',
    'reviews.weight',
  ],
  mx: [
    'header.admin',
    'gate.errorTitle',
    'common.notification',
    'common.notifications',
    'common.page',
    'common.previousPage',
    'header.resultCount',
    'header.searching',
    'home.by',
    'content.bestFor',
    'post.by',
    'post.previous',
    'reviews.alternatives',
    'reviews.apply',
    'reviews.brand',
    'reviews.filters',
    'reviews.sort',
    'reviews.specs',
    'reviews.weight',
    'compare.feature',
    'reviews.compare',
    'reviews.photoOf',
    'reviews.previousPhoto',
    'reviews.priceBetween',
    'reviews.allBrands',
    'reviews.allCategories',
  ],
  es: [
    'header.admin',
    'gate.errorTitle',
    'common.notification',
    'common.notifications',
    'common.page',
    'common.previousPage',
    'header.resultCount',
    'header.searching',
    'home.by',
    'content.bestFor',
    'content.scarce',
    'content.score',
    'post.by',
    'post.previous',
    'reviews.alternatives',
    'reviews.apply',
    'reviews.brand',
    'reviews.filters',
    'reviews.minScore',
    'reviews.sort',
    'reviews.specs',
    'compare.feature',
    'reviews.compare',
    'reviews.photoOf',
    'reviews.previousPhoto',
    'reviews.priceBetween',
    'reviews.allBrands',
    'reviews.allCategories',
  ],
  us: ['header.admin', 'header.menu', 'gate.errorTitle'],
};

describe.each(others)('the dictionary of %s', (locale) => {
  test("has br's keys and kinds of value, no more and no fewer", async () => {
    const own = textsOf(await load(locale));
    const expected = textsOf(br);
    expect([...own.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [key, { kind }] of own) {
      // The statement on prices is br's alone: the others say null.
      expect(kind, key).toBe(key === 'footer.prices' ? 'object' : expected.get(key)?.kind);
    }
  });

  test('has no Portuguese left in it', async () => {
    const expected = textsOf(br);
    const same = [...textsOf(await load(locale))]
      .filter(([key, { text }]) => text === expected.get(key)?.text)
      .map(([key]) => key);
    expect(same.sort()).toEqual([...shared[locale]].sort());
  });
});

describe.each(locales)('the texts of %s', (locale) => {
  test('are never empty nor padded', async () => {
    for (const [key, { text }] of textsOf(await load(locale))) {
      if (key === 'footer.prices' && locale !== 'br') continue;
      expect(text, key).toEqual(expect.stringMatching(/^\S(.*\S)?$/s));
    }
  });

  test('use what they are given', async () => {
    const { header, footer, home, gate, notFound, dates } = await loadDictionary(locale);
    expect(header.home('Vitrina X')).toContain('Vitrina X');
    expect(header.noResults('café')).toContain('"café"');
    expect(header.resultCount(7)).toContain('7');
    expect(header.resultCount(1)).not.toBe(header.resultCount(7).replace('7', '1'));
    expect(footer.earnings('Vitrina X')).toContain('Vitrina X');
    expect(footer.rights(2031, 'Vitrina X')).toContain('© 2031 Vitrina X');
    expect(home.by('Ana')).toContain('Ana');
    expect(gate.firstLine('Vitrina X')).toContain('Vitrina X');
    expect(notFound.countdown(5)).toContain('5');
    expect(notFound.countdown(1)).not.toBe(notFound.countdown(5).replace('5', '1'));
    const compare = await loadCompareTexts(locale);
    for (const say of [compare.added, compare.removed]) expect(say('Nimbra', 3)).toMatch(/Nimbra.* 3 /);
    expect(compare.unknown(1)).not.toBe(compare.unknown(3).replace('3', '1'));
    for (const say of [dates.daysAgo, dates.weeksAgo, dates.monthsAgo]) expect(say(4)).toContain('4');
    const { category, reviews } = await loadDictionary(locale);
    for (const say of [category.posts, reviews.count]) {
      expect(say(0)).toMatch(/^0 /);
      expect(say(1)).not.toBe(say(2).replace('2', '1'));
      expect(say(12_345)).toContain((12_345).toLocaleString(languageTags[locale]));
    }
  });

  test('have a sentence for every error code', async () => {
    const { errors } = await loadDictionary(locale);
    expect(Object.keys(errors).sort()).toEqual([...errorCodes].sort());
  });

  test('speak of prices in Brazil only', async () => {
    const { footer } = await loadDictionary(locale);
    if (locale === 'br') expect(footer.prices).toMatch(/atualizados diariamente.*mudar a qualquer momento/);
    else expect(footer.prices).toBeNull();
  });
});
