import { expect, test } from 'vitest';
import { spokenEditions } from './spoken-editions.ts';

test.each([
  ['pt', 'br'],
  ['pt-BR', 'br'],
  ['pt-PT', 'br'],
  ['it', 'it'],
  ['it-CH', 'it'],
  ['es', 'mx'],
  ['es-MX', 'mx'],
  ['es-AR', 'mx'],
  ['es-419', 'mx'],
  ['es-ES', 'es'],
  ['es-es', 'es'],
  ['en-US', 'us'],
  ['en', undefined],
  ['en-GB', undefined],
  ['est', undefined],
  ['fr-FR', undefined],
  ['', undefined],
])('%s means %s', (tag, edition) => {
  expect(spokenEditions(tag)[0]).toBe(edition);
});

test('whoever speaks Spain’s Spanish has Mexico’s edition where Spain’s is closed', () => {
  expect(spokenEditions('es-ES')).toEqual(['es', 'mx']);
});
