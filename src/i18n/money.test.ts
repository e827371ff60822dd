import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageTags, locales } from '#contract/site/locales.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { formatMoney, formatPercent } from './money.ts';

/** Spaces of any kind, so that the test says what people see. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['br', 'R$ 1.543,90', 'R$ 0,05', '12%'],
  ['it', '1543,90 €', '0,05 €', '12%'],
  ['mx', '$1,543.90', '$0.05', '12%'],
  ['es', '1543,90 €', '0,05 €', '12 %'],
  ['us', '$1,543.90', '$0.05', '12%'],
] as const)('%s writes money and hundredths its own way', (locale, much, little, percent) => {
  const { currency } = editionFacts[locale];
  const language = languageTags[locale];
  expect(plain(formatMoney(154_390, currency, language))).toBe(much);
  expect(plain(formatMoney(5, currency, language))).toBe(little);
  expect(plain(formatPercent(12, language))).toBe(percent);
});

test('no cent is lost or added on the way to a page, in any edition', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), fc.constantFrom(...locales), (units, locale) => {
      const shown = formatMoney(units, editionFacts[locale].currency, languageTags[locale]);
      expect(Number(shown.replace(/\D/g, ''))).toBe(units);
    }),
  );
});
