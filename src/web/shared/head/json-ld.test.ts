import { describe, expect, test } from 'vitest';
import { locales } from '#contract/site/locales.ts';
import { breadcrumbData, modifiedAt, ogLocaleOf, organizationData, webSiteData } from './json-ld.ts';

const site = 'https://e.example';

test('Open Graph names languages in its own way', () => {
  expect(locales.map(ogLocaleOf)).toEqual(['pt_BR', 'it_IT', 'es_MX', 'es_ES', 'en_US']);
});

describe('a site', () => {
  test('says what it is called, in which language it is written and how it is searched', () => {
    expect(webSiteData('Vitrina Italia', site, 'it')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Vitrina Italia',
      url: 'https://e.example/it',
      inLanguage: 'it-IT',
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: 'https://e.example/it/recensione?q={search_term_string}',
        },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  test('that only leads to editions has nothing to search', () => {
    const data = webSiteData('Vitrina', site, undefined);
    expect(data).toMatchObject({ name: 'Vitrina', url: 'https://e.example/', inLanguage: 'pt-BR' });
    expect(data).not.toHaveProperty('potentialAction');
  });
});

test('who publishes has a name, a home and a mark', () => {
  expect(organizationData('Vitrina Brasil', site, 'br')).toEqual({
    '@type': 'Organization',
    name: 'Vitrina Brasil',
    url: 'https://e.example/br',
    logo: { '@type': 'ImageObject', url: 'https://e.example/maskable-512.png' },
  });
});

test('the way to a page is numbered from one', () => {
  const trail = [
    { name: 'Início', path: '/br' },
    { name: 'Casa', path: '/br/categoria/casa' },
  ];
  expect(breadcrumbData(trail, site).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Início', item: 'https://e.example/br' },
    { '@type': 'ListItem', position: 2, name: 'Casa', item: 'https://e.example/br/categoria/casa' },
  ]);
});

test('nothing was changed before it was published', () => {
  const [early, late] = ['2031-06-01T00:00:00.000Z', '2031-06-02T00:00:00.000Z'] as const;
  expect(modifiedAt({ createdAt: early, updatedAt: late })).toBe(late);
  expect(modifiedAt({ createdAt: late, updatedAt: early })).toBe(late);
});
