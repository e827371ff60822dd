import { expect, test } from 'vitest';
import type { Locale } from '#contract/site/locales.ts';
import { copyInto } from './copy-into.ts';

const copyOf = (id: number, locale: Locale) => ({ id, siblings: [{ id, locale, status: 'draft' as const }] });

test('copies into each edition in turn, and knows the editions as the last one left them', async () => {
  let id = 0;
  const made = await copyInto(['it', 'us'], async (locale) => copyOf(++id, locale));
  expect(made).toEqual({
    copies: [
      { id: 1, locale: 'it' },
      { id: 2, locale: 'us' },
    ],
    siblings: [{ id: 2, locale: 'us', status: 'draft' }],
  });
});

test('ends at the first that fails, and keeps what was made before', async () => {
  const failure = new Error('No.');
  const made = await copyInto(['it', 'es', 'us'], async (locale) => {
    if (locale === 'es') throw failure;
    return copyOf(1, locale);
  });
  expect(made).toMatchObject({ copies: [{ locale: 'it' }], failure });
});
