import { describe, expect, test } from 'vitest';
import type { AdminEdition } from '#contract/running/editions/editions.admin.schemas.ts';
import { languageTags, locales } from '#contract/site/locales.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import {
  changesOf,
  currencyChoices,
  fieldsOf,
  languageChoices,
  sampleMoment,
  samplePrice,
  timeZoneChoices,
} from './edition-fields.ts';

const edition = {
  id: 2,
  locale: 'it',
  language: 'it-IT',
  showPrices: true,
  placeTags: {},
  updatedAt: '2026-11-15T09:00:00.000Z',
  ...editionFacts.it,
} as AdminEdition;
const saved = fieldsOf(edition);

describe('an edition’s form', () => {
  test('sends what differs, and nothing else', () => {
    expect(changesOf(saved, saved)).toEqual({});
    expect(changesOf(saved, { ...saved, siteName: 'Vitrina Roma', showPrices: false })).toEqual({
      siteName: 'Vitrina Roma',
      showPrices: false,
    });
    const placeTags = { verdict: 'vitrinait-v-21' };
    expect(changesOf(saved, { ...saved, placeTags })).toEqual({ placeTags });
    expect(saved).not.toHaveProperty('status');
  });

  test.each(locales)('offers %s what it is set to', (locale) => {
    const values = (choices: { value: string }[]) => choices.map(({ value }) => value);
    expect(values(languageChoices(locale, 'pt-BR'))).toContain(languageTags[locale]);
    expect(values(currencyChoices('pt-BR'))).toContain(editionFacts[locale].currency);
    expect(values(timeZoneChoices())).toContain(editionFacts[locale].timeZone);
  });

  test('shows prices and times as readers would see them, by what is typed', () => {
    expect(samplePrice(saved)).toBe('1543,90\u00a0€');
    expect(samplePrice({ ...saved, currency: 'CHF', language: 'it-CH' })).toBe('CHF\u00a01543.90');
    expect(sampleMoment(saved, new Date('2026-11-15T08:30:00Z'))).toBe('15/11/2026, 09:30');
  });

  test('makes no sample of what makes no sense', () => {
    expect(samplePrice({ ...saved, currency: 'no' })).toBeUndefined();
    expect(sampleMoment({ ...saved, timeZone: 'Moon/Sea' }, new Date())).toBeUndefined();
  });
});
