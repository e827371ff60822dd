import { expect, test } from 'vitest';
import type { Locale } from '#contract/site/locales.ts';
import { pastTimeIn } from './past-time.ts';

const now = { year: 2026, month: 11 };

test.each<[string, Locale, number, number]>([
  ['Os melhores de 2024', 'br', 2024, 0],
  ['Ofertas de março de 2026', 'br', 2026, 3],
  ['Le offerte di Ottobre 2026', 'it', 2026, 10],
  ['Ofertas de enero del 2026', 'mx', 2026, 1],
  ['Los mejores (septiembre 2025)', 'es', 2025, 9],
  ['The best kettles of May 2026', 'us', 2026, 5],
  ['2026 March deals', 'us', 2026, 3],
  ['Os melhores de dezembro de 2025', 'br', 2025, 12],
])('%s speaks of what is over', (title, locale, year, month) =>
  expect(pastTimeIn(title, locale, now)).toEqual({ year, month }),
);

test.each<[string, Locale]>([
  ['Os melhores de 2024 e 2026', 'br'],
  ['Os melhores de 2026', 'br'],
  ['Ofertas de novembro de 2026', 'br'],
  ['De março a dezembro de 2026', 'br'],
  ['Ofertas de março', 'br'],
  ['What may come in 2027', 'us'],
  ['Modelo X2024', 'br'],
  ['Nada disso', 'br'],
  ['Le offerte di março 2026', 'it'],
])('%s does not', (title, locale) => expect(pastTimeIn(title, locale, now)).toBeUndefined());
