import { describe, expect, test } from 'vitest';
import { alternatesOf, homePages } from './alternates.ts';

const site = 'https://e.example';

describe('alternates', () => {
  test('are the page in each edition that has it, in the order of the site, and br’s for everybody else', () => {
    const pages = [
      { locale: 'es', path: '/es/tres' },
      { locale: 'br', path: '/br/um' },
      { locale: 'it', path: '/it/due' },
    ] as const;
    expect(alternatesOf([...pages], site)).toEqual([
      { hreflang: 'pt-BR', href: 'https://e.example/br/um' },
      { hreflang: 'it-IT', href: 'https://e.example/it/due' },
      { hreflang: 'es-ES', href: 'https://e.example/es/tres' },
      { hreflang: 'x-default', href: 'https://e.example/br/um' },
    ]);
  });

  test('lead everybody else to the home of br where br lacks the page', () => {
    expect(alternatesOf([{ locale: 'mx', path: '/mx/uno' }], site)).toEqual([
      { hreflang: 'es-MX', href: 'https://e.example/mx/uno' },
      { hreflang: 'x-default', href: 'https://e.example/br' },
    ]);
  });

  test('are none where a page has no counterpart, not even for everybody else', () => {
    expect(alternatesOf([], site)).toEqual([]);
  });

  test('of homes are those that can be read or are announced', () => {
    const editions = [
      { locale: 'br', status: 'active' },
      { locale: 'it', status: 'inactive' },
      { locale: 'us', status: 'coming_soon' },
    ] as const;
    expect(homePages([...editions])).toEqual([
      { locale: 'br', path: '/br' },
      { locale: 'us', path: '/us' },
    ]);
  });
});
