import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#contract/site/locales.ts';
import { productFacts } from '#seed/facts/products.ts';
import * as br from './br.ts';
import * as es from './es.ts';
import * as it from './it.ts';
import * as mx from './mx.ts';
import type { SpecLabel } from './spec-label.ts';
import * as us from './us.ts';

interface Edition {
  specs: Record<string, SpecLabel>;
  specValues: Record<string, string>;
}

const editions: Record<Locale, Edition> = { br, it, mx, es, us };

const used = Object.values(productFacts)
  .flatMap(({ specs }) => Object.entries<number | string | boolean>(specs))
  .filter(([key]) => key !== 'kind');
const keys = [...new Set(used.map(([key]) => key))].sort();

/** Only words: a class such as H13 or a size such as 50 × 45 reads the same in every language. */
const isWords = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]+(?:[ -][a-z]+)*$/.test(value);
const words = [...new Set(used.map(([, value]) => value).filter(isWords))].sort();

describe.each(locales)('the specifications of %s', (locale) => {
  const { specs, specValues } = editions[locale];

  test('label every spec of the products, and nothing else', () => {
    expect(Object.keys(specs).sort()).toEqual(keys);
  });

  test('leave no label or unit empty', () => {
    const texts = Object.entries(specs).flatMap(([key, { label, unit }]) => [
      { key, text: label },
      { key, text: unit ?? '-' },
    ]);
    expect(texts.filter(({ text }) => text !== text.trim() || text === '')).toEqual([]);
  });

  test('translate the values that are words', () => {
    expect(words).not.toEqual([]);
    expect(words.filter((word) => !specValues[word]?.trim())).toEqual([]);
    if (locale !== 'us') {
      expect(words.filter((word) => specValues[word] === word)).toEqual([]);
    }
  });
});
