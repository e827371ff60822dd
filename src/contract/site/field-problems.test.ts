import { describe, expect, test } from 'vitest';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { describeProblem, fieldProblemCodes } from './field-problems.ts';
import { locales } from './locales.ts';

const withNumber = ['too_short', 'too_long', 'too_low', 'too_high', 'in_use', 'too_many_pixels'];

describe.each(locales)('what can be wrong with a field, in %s', (locale) => {
  test.each(fieldProblemCodes)('is a sentence: %s', async (code) => {
    const { fieldErrors } = await loadDictionary(locale);
    const said = describeProblem({ code, limit: 254 }, fieldErrors);
    expect(said).toMatch(/^\p{Lu}.{8,}\.$/u);
    expect(said).not.toMatch(/[{}]/);
    expect(said.includes('254')).toBe(withNumber.includes(code));
  });

  test('is a sentence of its own for each', async () => {
    const { fieldErrors } = await loadDictionary(locale);
    expect(new Set(Object.values(fieldErrors)).size).toBe(fieldProblemCodes.length);
    expect(Object.keys(fieldErrors).sort()).toEqual([...fieldProblemCodes].sort());
  });
});

test('a number that a text has no place for is left out', async () => {
  const { fieldErrors } = await loadDictionary('us');
  expect(describeProblem({ code: 'required', limit: 3 }, fieldErrors)).toBe('Fill in this field.');
  expect(describeProblem({ code: 'too_long', limit: 0 }, fieldErrors)).toBe('Use at most 0 characters.');
});
