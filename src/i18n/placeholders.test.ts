import { describe, expect, test } from 'vitest';
import { locales } from '#contract/site/locales.ts';
import { monthNames } from './months.ts';
import { hasPlaceholder, placeholderMonth, resolvePlaceholders } from './placeholders.ts';

const MAY = new Date('2026-05-20T12:00:00Z');
const resolved = (text: string, now = MAY) => resolvePlaceholders(text, 'br', 'America/Sao_Paulo', now);

describe('months', () => {
  test.each(locales)('%s has twelve different names', (locale) => {
    expect(monthNames[locale]).toHaveLength(12);
    expect(new Set(monthNames[locale]).size).toBe(12);
    expect(monthNames[locale].every((name) => /^\p{L}{3,}$/u.test(name))).toBe(true);
  });

  test('stand in the order of the year, in lower case where the language writes them so', () => {
    expect(locales.map((locale) => monthNames[locale][2])).toEqual([
      'março',
      'marzo',
      'marzo',
      'marzo',
      'March',
    ]);
    expect(locales.map((locale) => monthNames[locale][11])).toEqual([
      'dezembro',
      'dicembre',
      'diciembre',
      'diciembre',
      'December',
    ]);
  });
});

describe('resolvePlaceholders', () => {
  test.each(['month', 'mes', 'mês', 'mese'])('{{%s}} is the month', (word) => {
    for (const written of [word, ` ${word} `, `\t${word}`, word.toUpperCase()]) {
      expect(resolved(`em {{${written}}}!`)).toBe('em maio!');
    }
  });

  test.each(['year', 'ano', 'año', 'anno'])('{{%s}} is the year', (word) => {
    for (const written of [word, ` ${word} `, `\t${word}`, word.toUpperCase()]) {
      expect(resolved(`em {{${written}}}!`)).toBe('em 2026!');
    }
  });

  test('every place of a text is filled', () => {
    expect(resolved('{{month}}/{{year}}, {{mês}} de {{ano}}')).toBe('maio/2026, maio de 2026');
  });

  test.each(['{{day}}', '{{}}', '{month}', '{{months}}', '{{ month', 'month', '{{mon th}}', ''])(
    'leaves %j alone',
    (text) => {
      expect(resolved(text)).toBe(text);
      expect(hasPlaceholder(text)).toBe(false);
    },
  );

  test.each([
    ['br', 'maio'],
    ['it', 'maggio'],
    ['mx', 'mayo'],
    ['es', 'mayo'],
    ['us', 'May'],
  ] as const)('%s says %s', (locale, month) => {
    expect(resolvePlaceholders('{{month}}', locale, 'UTC', MAY)).toBe(month);
  });

  test("the month and the year turn at the edition's midnight", () => {
    const newYear = new Date('2026-01-01T00:30:00Z');
    expect(resolvePlaceholders('{{month}} {{year}}', 'it', 'Europe/Rome', newYear)).toBe('gennaio 2026');
    expect(resolvePlaceholders('{{month}} {{year}}', 'br', 'America/Sao_Paulo', newYear)).toBe(
      'dezembro 2025',
    );
    expect(placeholderMonth('Europe/Rome', newYear)).toBe('2026-01');
    expect(placeholderMonth('America/Sao_Paulo', newYear)).toBe('2025-12');
  });
});

test('hasPlaceholder gives the same answer however often it is asked', () => {
  const answers = [1, 2, 3].map(() => hasPlaceholder('Os melhores de {{ Ano }}'));
  expect(answers).toEqual([true, true, true]);
});
