import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchFieldsOf, searchWords } from './posts.search.ts';

const october = {
  locale: 'br',
  timeZone: 'America/Sao_Paulo',
  now: new Date('2026-11-01T02:00:00Z'),
} as const;

describe('the words of a query', () => {
  test.each([
    ['', []],
    ['   ', []],
    ['Ação', ['acao']],
    ['fone de ouvido', ['ouvido', 'fone', 'de']],
    ['de  FONE\tde\u00a0fóne', ['fone', 'de']],
    ['100%_\\', ['100%_\\']],
    ['\u0301', []],
  ])('of "%s" are folded, different, and the longest first', (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });

  test('are never empty, never twice, and fold to themselves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (query) => {
        const words = searchWords(query);
        expect(words).not.toContain('');
        expect(new Set(words).size).toBe(words.length);
        expect(searchWords(words.join(' ')).sort()).toEqual([...words].sort());
      }),
    );
  });
});

describe('what a post is found by', () => {
  test('is its title, and its title and excerpt, as a reader sees them', () => {
    expect(searchFieldsOf({ title: 'Fones de {{MÊS}}', excerpt: 'São  os de {{ano}}' }, october)).toEqual({
      searchTitle: 'fones de outubro',
      searchText: 'fones de outubro sao os de 2026',
      searchMonth: '2026-10',
    });
  });

  test('depends on the month only where a placeholder makes it', () => {
    const month = (title: string, excerpt: string) => searchFieldsOf({ title, excerpt }, october).searchMonth;
    expect(month('Fones', 'bons')).toBeNull();
    expect(month('Fones {{outro}}', '{month} {{}}')).toBeNull();
    expect(month('Fones', 'de {{ano}}')).toBe('2026-10');
    expect(month('Fones de {{ year }}', '')).toBe('2026-10');
  });

  test('has no loose ends without an excerpt', () => {
    expect(searchFieldsOf({ title: ' Fones ', excerpt: '' }, october)).toEqual({
      searchTitle: 'fones',
      searchText: 'fones',
      searchMonth: null,
    });
  });

  test('contains each word of its own title and excerpt', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 }).filter((each) => !each.includes('{{'));
    fc.assert(
      fc.property(text, text, (title, excerpt) => {
        const { searchTitle, searchText } = searchFieldsOf({ title, excerpt }, october);
        for (const word of searchWords(title)) expect(searchTitle).toContain(word);
        for (const word of searchWords(`${title} ${excerpt}`)) expect(searchText).toContain(word);
      }),
    );
  });
});
