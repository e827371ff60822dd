import { describe, expect, test } from 'vitest';
import { type LocaleStatus, languageTags, locales } from '#contract/locales.ts';
import { type HeadData, robotsOf } from './head.tsx';
import { homeAlternates, ogLocaleOf, webSiteData } from './seo.ts';

const summary = (locale: (typeof locales)[number], status: LocaleStatus) => ({
  locale,
  status,
  language: languageTags[locale],
  siteName: 'x',
});

test('Open Graph names languages in its own way', () => {
  expect(locales.map(ogLocaleOf)).toEqual(['pt_BR', 'it_IT', 'es_MX', 'es_ES', 'en_US']);
});

describe('alternates', () => {
  test('are the editions that can be read or are announced, and br for everybody else', () => {
    const editions = [
      summary('br', 'active'),
      summary('it', 'inactive'),
      summary('es', 'active'),
      summary('us', 'coming_soon'),
    ];
    expect(homeAlternates(editions, 'https://e.example')).toEqual([
      { hreflang: 'pt-BR', href: 'https://e.example/br' },
      { hreflang: 'es-ES', href: 'https://e.example/es' },
      { hreflang: 'en-US', href: 'https://e.example/us' },
      { hreflang: 'x-default', href: 'https://e.example/br' },
    ]);
  });
});

test('robots may follow, quote at length and show large pictures, or are told to stay away', () => {
  const robots = (index: boolean) => robotsOf({ index } as HeadData).split(', ');
  expect(robots(true)).toEqual(
    expect.arrayContaining(['index', 'follow', 'max-snippet:-1', 'max-image-preview:large']),
  );
  expect(robots(false)).toContain('noindex');
  expect(robots(false)).not.toContain('index');
});

test('a site says what it is called and in which language it is written', () => {
  expect(webSiteData('Vitrina Italia', 'https://e.example/it', 'it-IT')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Vitrina Italia',
    url: 'https://e.example/it',
    inLanguage: 'it-IT',
  });
});
