import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Where a browser is led that speaks a language, while these editions are open. */
async function ledTo(language: string, open = 'br it mx es us', saved: string | null = null, hash = '') {
  vi.resetModules();
  const replace = vi.fn();
  vi.stubGlobal('document', { documentElement: { dataset: { landing: open } } });
  vi.stubGlobal('localStorage', { getItem: () => saved });
  vi.stubGlobal('navigator', { language });
  vi.stubGlobal('location', { hash, replace });
  await import('./landing-redirect.ts');
  return replace.mock.calls[0]?.[0];
}

test.each([
  ['pt', undefined],
  ['pt-BR', undefined],
  ['pt-PT', undefined],
  ['it', '/it'],
  ['it-CH', '/it'],
  ['es', '/mx'],
  ['es-MX', '/mx'],
  ['es-AR', '/mx'],
  ['es-419', '/mx'],
  ['es-ES', '/es'],
  ['en-US', '/us'],
  ['en', undefined],
  ['en-GB', undefined],
  ['est', undefined],
  ['fr-FR', undefined],
  ['', undefined],
])('a browser that says %j is led to %s', async (language, target) => {
  expect(await ledTo(language)).toBe(target);
});

test('only open editions are led to', async () => {
  expect(await ledTo('en-US', 'br it mx es')).toBeUndefined();
  expect(await ledTo('es-ES', 'br it mx')).toBe('/mx');
});

test('a saved edition goes first, and whoever wants to choose may', async () => {
  expect(await ledTo('es-ES', 'br it mx es', 'it')).toBe('/it');
  expect(await ledTo('es-ES', 'br it mx es', 'us', '#paises')).toBeUndefined();
});
