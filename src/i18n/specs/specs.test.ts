import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#contract/site/locales.ts';
import { productFacts } from '#seed/facts/products.ts';
import * as br from './br.ts';
import { describeSpecs } from './describe-specs.ts';
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

describe('the facts of a product, which are metric', () => {
  test.each([
    [{ weightKg: 2.4 }, '2,4 kg', '5.3 lb'],
    [{ weightKg: 0.052 }, '52 g', '1.8 oz'],
    [{ sizeCm: '55 × 38 × 20' }, '55 × 38 × 20 cm', '21.7 × 15 × 7.9 in'],
    [{ capacityLitres: 5 }, '5 L', '5.3 qt'],
    [{ capacityLitres: 38 }, '38 L', '38 L'],
    [{ waterLitres: 1.4 }, '1,4 L', '47 fl oz'],
    [{ roomSquareMetres: 40 }, '40 m²', '430 sq ft'],
    [{ maxTemperatureC: 200 }, '200 °C', '392 °F'],
    [{ maxPressureBar: 10.3 }, '10,3 bar', '149 psi'],
    [{ chuckMm: 13 }, '13 mm', '0.5 in'],
    [{ batteryMah: 5100 }, '5.100 mAh', '5,100 mAh'],
    [{ screenInches: 6.8 }, '6,8 pol.', '6.8"'],
    [{ dishwasherSafe: true }, 'Sim', 'Yes'],
  ])('%j is %s in br and %s in us', (facts, inBrazil, inTheStates) => {
    const valueIn = (locale: Locale) => describeSpecs(facts, locale)[0]?.value;
    expect([valueIn('br'), valueIn('us')]).toEqual([inBrazil, inTheStates]);
  });
});
