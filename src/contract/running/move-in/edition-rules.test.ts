import { expect, test } from 'vitest';
import { editionOfEntry, editionOfLanguage } from './edition-rules.ts';

test.each([
  ['pt', 'br', 'br'],
  ['pt_BR', 'it', 'br'],
  ['pt-pt', 'us', 'br'],
  ['it_IT', 'br', 'it'],
  ['en', 'br', 'us'],
  ['en_GB', 'br', 'us'],
  ['es', 'br', 'es'],
  ['es', 'mx', 'mx'],
  ['es_AR', 'br', 'mx'],
  ['es_AR', 'es', 'es'],
  ['es_MX', 'es', 'mx'],
  ['es-ES', 'mx', 'es'],
  ['fr', 'br', undefined],
  ['', 'br', undefined],
] as const)('%s, where everything goes to %s, is spoken in %s', (language, wanted, edition) => {
  expect(editionOfLanguage(language, wanted)).toBe(edition);
});

const entry = { categories: ['viaggi'], tags: ['estate'], path: '/it/blog/mare', language: 'en' };

test.each([
  [{}, 'us'],
  [{ language: { en: 'es' } }, 'es'],
  [{ tag: { estate: 'mx' }, language: { en: 'es' } }, 'mx'],
  [{ category: { viaggi: 'es' }, tag: { estate: 'mx' } }, 'es'],
  [{ path: { '/it/': 'it', '/it/blog/': 'br' }, category: { viaggi: 'es' } }, 'br'],
  [{ path: { '/en/': 'us' }, category: { outra: 'es' } }, 'us'],
] as const)('by %j it goes to %s', (rules, edition) => {
  expect(editionOfEntry(entry, rules, 'br')).toBe(edition);
});

test('without a mark it goes where everything goes; in a language that nobody speaks here, nowhere', () => {
  const plain = { categories: [], tags: [], path: '/a' };
  expect(editionOfEntry(plain, {}, 'mx')).toBe('mx');
  expect(editionOfEntry({ ...plain, language: 'fr' }, {}, 'mx')).toBeUndefined();
  expect(editionOfEntry({ ...plain, language: 'constructor' }, {}, 'mx')).toBeUndefined();
});
