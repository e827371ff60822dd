import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#contract/site/locales.ts';
import {
  demoArticles,
  demoCategories,
  demoPictureTexts,
  demoReviews,
  demoReviewUpdates,
} from '#seed/content.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { loadDictionary } from '../load-dictionary.ts';
import { replyTexts } from '../mail/reply.ts';
import { loadFaq, loadPage, textPages } from '../pages/load-page.ts';
import { previewTexts } from '../preview.ts';
import { priceHistoryTexts } from '../price-history.ts';
import { loadCompareTexts } from './load-compare-texts.ts';

/** Every text by its name; one with gaps is filled with words that break no rule. */
function textsOf(value: unknown, name: string): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value === 'function') return textsOf(value(3, 'Vitrina', 'Vitrina', 'Vitrina'), name);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${name}.${key}`));
}

const ownTexts = async (locale: Locale) => ({
  dictionary: await loadDictionary(locale),
  compare: await loadCompareTexts(locale),
  pages: await Promise.all(textPages.map((page) => loadPage(locale, page))),
  faq: await loadFaq(locale),
  preview: previewTexts[locale],
  priceHistory: priceHistoryTexts[locale],
  reply: replyTexts[locale],
});

const demoTexts = (locale: Locale) => ({
  articles: Object.fromEntries(demoArticles(locale).map(({ key, ...article }) => [key, article])),
  categories: demoCategories[locale],
  pictures: demoPictureTexts[locale],
  reviews: demoReviews[locale],
  updates: demoReviewUpdates[locale],
  disclosure: editionFacts[locale].disclosure,
});

interface Rule {
  why: string;
  never: RegExp;
}

/** The specification writes three dots and, around what was searched for, straight quotation marks. */
const GIVEN = /^own\.dictionary\.header\.noResults$/;

const everywhere: Rule[] = [
  { why: 'three dots, as the given texts have them', never: /…/ },
  { why: 'one apostrophe, the round one', never: /\p{L}'|'\p{L}/u },
  { why: 'quotation marks that open and close', never: /"/ },
  { why: 'years of four digits', never: /\b\d{1,2}\/\d{1,2}\/\d{2}\b/ },
  { why: 'one space between words, none before a comma', never: /\S {2,}\S|\p{L} [,.;:](?:\s|$)/u },
  { why: 'no plural in brackets', never: /\p{L}\((?:s|es|i|e)\)/u },
];

const percentAtFigure: Rule = { why: 'the percent sign at its figure', never: /\d[ \u00a0]%/ };
const ownRules: Record<Locale, Rule[]> = {
  br: [
    percentAtFigure,
    { why: 'a space after R$', never: /R\$\d/ },
    { why: 'one word for what we publish: posts', never: /\bartigos?\b(?! \d)|\bpublicações\b/i },
    { why: 'round quotation marks', never: /[«»]/ },
  ],
  it: [
    percentAtFigure,
    { why: 'marca for who makes a thing; marchi are what is registered', never: /\bmarchio\b/i },
    { why: 'a country has a capital', never: /\bpaese\b/ },
    { why: 'round quotation marks', never: /[«»]/ },
  ],
  mx: [
    percentAtFigure,
    { why: 'no space after $', never: /\$ \d/ },
    { why: 'the law knows an aviso de privacidad', never: /política de privacidad/i },
    { why: 'in so many hours, not at eleven at night', never: /a las 23 horas/ },
    { why: 'one word for what we publish: artículos', never: /\bpublicaci(?:ón|ones)\b/i },
    { why: 'round quotation marks', never: /[«»]/ },
  ],
  es: [
    { why: 'a space before the percent sign', never: /\d%/ },
    { why: 'in so many hours, not at eleven at night', never: /a las 23 horas/ },
    { why: 'one word for a file: archivo', never: /\bficheros?\b/i },
    { why: 'angular quotation marks', never: /[“”]/ },
  ],
  us: [
    percentAtFigure,
    { why: 'no space after $', never: /\$ \d/ },
    { why: 'things are bought in stores', never: /\b(?:the|a|shop’s|country’s|each|our) shops?\b/i },
    { why: 'round quotation marks', never: /[«»]/ },
  ],
};

/** The place in a long text that breaks a rule. */
function around(text: string, never: RegExp): string | undefined {
  const at = text.search(never);
  return at < 0 ? undefined : text.slice(Math.max(0, at - 30), at + 30);
}

/** What stands alone on a card, in a table or in a list. */
const standsAlone =
  /\.(?:bestFor|notFor|verdict|title|name|description|pros\.\d+|cons\.\d+|excerpt|imageAlt)$/;

describe.each(locales)('the texts of %s', (locale) => {
  const all = async () => [...textsOf(await ownTexts(locale), 'own'), ...textsOf(demoTexts(locale), 'demo')];

  test.each([...everywhere, ...ownRules[locale]])('keep to $why', async ({ never }) => {
    const broken = (await all()).map(([name, text]) => [
      name,
      GIVEN.test(name) ? undefined : around(text, never),
    ]);
    expect(broken.filter(([, place]) => place)).toEqual([]);
  });

  test('begin with a capital or a figure where they stand alone', async () => {
    const alone = (await all()).filter(([name]) => standsAlone.test(name));
    expect(alone.length).toBeGreaterThan(100);
    expect(alone.filter(([, text]) => !/^[¿¡“«]?[\p{Lu}\d]/u.test(text))).toEqual([]);
  });

  test('name no category like the way back to the beginning', async () => {
    const { post } = await loadDictionary(locale);
    expect(Object.values(demoCategories[locale]).map(({ name }) => name)).not.toContain(post.home);
  });
});
