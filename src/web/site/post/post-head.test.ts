import { describe, expect, test } from 'vitest';
import type { Post } from '#contract/writing/posts/posts.schemas.ts';
import { dictionary } from '#i18n/dictionaries/it/dictionary.ts';
import { postHead } from './post-head.ts';

const post: Post = {
  id: 7,
  slug: 'prova',
  title: 'La prova',
  excerpt: 'In breve.',
  imageAlt: '',
  updateNote: '',
  categoryId: 3,
  keyword: '',
  imageUrl: '/media/cover-x-1200.webp',
  author: 'Anna',
  locale: 'it',
  contentHtml: '',
  outline: [],
  createdAt: '2031-06-01T08:00:00.000Z',
  updatedAt: '2031-06-03T08:00:00.000Z',
  readingMinutes: 2,
  hasAffiliateLinks: false,
  shareImageUrl: '/media/share/it/post/prova-0123456789ab.jpg',
  roundup: [],
  faq: [],
  related: [],
  previous: null,
  next: null,
  category: { id: 3, name: 'Casa', slug: 'casa' },
  siblings: [
    { locale: 'it', slug: 'prova' },
    { locale: 'es', slug: 'prueba' },
  ],
};
const build = (changes: Partial<Post> = {}) =>
  postHead(
    { post: { ...post, ...changes }, siteName: 'Vitrina Italia' },
    { locale: 'it', publicUrl: 'https://e.example', dictionary },
  );
const typesOf = (changes: Partial<Post>) =>
  build(changes).jsonLd.map((data) => (data as { '@type': string })['@type']);

describe('the head of a post', () => {
  test('is called by the post and the site, and shared with its card', () => {
    expect(build()).toMatchObject({
      title: 'La prova - Vitrina Italia',
      description: 'In breve.',
      siteName: 'Vitrina Italia',
      canonical: 'https://e.example/it/prova',
      index: true,
      ogType: 'article',
      ogLocale: 'it_IT',
      image: { url: 'https://e.example/media/share/it/post/prova-0123456789ab.jpg', alt: 'La prova' },
      twitterCard: 'summary_large_image',
      article: { published: post.createdAt, modified: post.updatedAt, section: dictionary.post.section },
    });
  });

  test('tells search engines and networks what somebody wrote for them instead', () => {
    const head = build({ metaTitle: 'Per chi cerca', metaDescription: 'Per le reti.' });
    expect(head).toMatchObject({ title: 'Per chi cerca - Vitrina Italia', description: 'Per le reti.' });
    expect(build({ metaTitle: 'Solo il titolo' }).description).toBe('In breve.');
  });

  test('leads everybody else to the home of br where br lacks the post', () => {
    expect(build().alternates).toEqual([
      { hreflang: 'it-IT', href: 'https://e.example/it/prova' },
      { hreflang: 'es-ES', href: 'https://e.example/es/prueba' },
      { hreflang: 'x-default', href: 'https://e.example/br' },
    ]);
  });

  test('describes an article by the organization, with its card and its cover', () => {
    const organization = { '@type': 'Organization', name: 'Vitrina Italia', url: 'https://e.example/it' };
    expect(build().jsonLd[0]).toMatchObject({
      '@type': 'Article',
      headline: 'La prova',
      image: [
        'https://e.example/media/share/it/post/prova-0123456789ab.jpg',
        'https://e.example/media/cover-x-1200.webp',
      ],
      datePublished: post.createdAt,
      dateModified: post.updatedAt,
      author: organization,
      publisher: organization,
      articleSection: dictionary.post.section,
      inLanguage: 'it-IT',
      mainEntityOfPage: 'https://e.example/it/prova',
    });
    const elsewhere = build({ imageUrl: 'https://cdn.example/a.jpg' }).jsonLd[0];
    expect(elsewhere).toMatchObject({ image: [expect.any(String), 'https://cdn.example/a.jpg'] });
  });

  test('has the way from home through the category', () => {
    const names = (changes: Partial<Post>) =>
      (build(changes).jsonLd[1] as { itemListElement: { name: string }[] }).itemListElement.map(
        ({ name }) => name,
      );
    expect(names({})).toEqual([dictionary.post.home, 'Casa', 'La prova']);
    expect(names({ category: null })).toEqual([dictionary.post.home, 'La prova']);
  });

  test('lists products and questions only where there are any', () => {
    expect(typesOf({})).toEqual(['Article', 'BreadcrumbList']);
    const roundup = [{ name: 'Nimbra Aero 3', path: '/it/recensione/nimbra-aero-3' }];
    const faq = [{ question: 'Perché?', answer: 'Perché sì.' }];
    expect(typesOf({ roundup, faq })).toEqual(['Article', 'BreadcrumbList', 'ItemList', 'FAQPage']);
    const [, , list, questions] = build({ roundup, faq }).jsonLd;
    expect(list).toMatchObject({
      numberOfItems: 1,
      itemListElement: [
        { position: 1, name: 'Nimbra Aero 3', url: 'https://e.example/it/recensione/nimbra-aero-3' },
      ],
    });
    expect(questions).toMatchObject({
      mainEntity: [{ name: 'Perché?', acceptedAnswer: { '@type': 'Answer', text: 'Perché sì.' } }],
    });
  });
});
