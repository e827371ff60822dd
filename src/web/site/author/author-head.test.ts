import { expect, test } from 'vitest';
import type { Author } from '#contract/writing/authors/authors.schemas.ts';
import { dictionaries } from '#web/dictionaries.ts';
import { authorHead } from './author-head.ts';

const publicUrl = 'https://vitrina.example';
const author: Author = {
  id: 1,
  slug: 'lia-prado',
  name: 'Lia Prado',
  imageUrl: '/media/lia-1200.webp',
  words: 'Escreve sobre casa.',
  knows: ['casa'],
  links: ['https://lia.example/'],
  posts: 2,
  reviews: 1,
  shareImageUrl: '/media/share/br/author/lia-prado-0123456789ab.jpg',
  editions: ['br', 'it'],
};
const headOf = (facts: Partial<Author> = {}) =>
  authorHead(
    { author: { ...author, ...facts }, siteName: 'Vitrina Brasil' },
    { locale: 'br', publicUrl, dictionary: dictionaries.br },
  );

test('a person is told to machines as one, with all that is known', () => {
  const { jsonLd, title, canonical, ogType } = headOf();
  expect([title, canonical, ogType]).toEqual([
    'Lia Prado - Vitrina Brasil',
    `${publicUrl}/br/autor/lia-prado`,
    'profile',
  ]);
  expect(jsonLd.map((each) => (each as { '@type': string })['@type'])).toEqual([
    'WebSite',
    'ProfilePage',
    'BreadcrumbList',
  ]);
  expect(jsonLd[1]).toMatchObject({
    mainEntity: {
      '@type': 'Person',
      name: 'Lia Prado',
      url: `${publicUrl}/br/autor/lia-prado`,
      image: `${publicUrl}/media/lia-1200.webp`,
      description: 'Escreve sobre casa.',
      knowsAbout: ['casa'],
      sameAs: ['https://lia.example/'],
    },
  });
});

test('has the editions that have something of theirs as alternates, each in its own word', () => {
  expect(headOf().alternates).toEqual([
    { hreflang: 'pt-BR', href: `${publicUrl}/br/autor/lia-prado` },
    { hreflang: 'it-IT', href: `${publicUrl}/it/autore/lia-prado` },
    { hreflang: 'x-default', href: `${publicUrl}/br/autor/lia-prado` },
  ]);
});

test('is described by a sentence of ours where nobody has written one', () => {
  const { description, jsonLd } = headOf({ words: '', knows: [], links: [], imageUrl: null });
  expect(description).toBe('Posts e avaliações de Lia Prado na Vitrina Brasil.');
  const { mainEntity } = jsonLd[1] as { mainEntity: object };
  expect(Object.keys(mainEntity)).toEqual(['@type', 'name', 'url', 'worksFor']);
});
