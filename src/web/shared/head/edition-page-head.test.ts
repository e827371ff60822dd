import { expect, test } from 'vitest';
import { dictionary } from '#i18n/dictionaries/es/dictionary.ts';
import { editionPageHead } from './edition-page-head.ts';

const facts = {
  siteName: 'Vitrina España',
  title: 'Hogar',
  description: 'Todo para casa.',
  path: '/es/categoria/hogar',
  siblings: [{ locale: 'es' as const, path: '/es/categoria/hogar' }],
  trail: [{ name: 'Categorías', path: '/es/categorias' }],
  index: true,
};
const page = { locale: 'es' as const, publicUrl: 'https://e.example', dictionary };

test('an ordinary page is called by its title and the site, and shared with the edition’s card', () => {
  const head = editionPageHead(facts, page);
  expect(head).toMatchObject({
    title: 'Hogar - Vitrina España',
    canonical: 'https://e.example/es/categoria/hogar',
    image: { url: 'https://e.example/media/share/es.jpg' },
    twitterCard: 'summary_large_image',
    jsonLd: [{ '@type': 'WebSite' }, { '@type': 'BreadcrumbList' }],
  });
  expect(head.alternates.map(({ hreflang }) => hreflang)).toEqual(['es-ES', 'x-default']);
  const [, way] = head.jsonLd as { itemListElement: { name: string }[] }[];
  expect(way?.itemListElement.map(({ name }) => name)).toEqual([dictionary.post.home, 'Categorías', 'Hogar']);
});

test('one that is not to be found is nobody’s alternate', () => {
  expect(editionPageHead({ ...facts, index: false }, page)).toMatchObject({ index: false, alternates: [] });
});
