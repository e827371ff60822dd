import { describe, expect, test } from 'vitest';
import { type Locale, languageTags, locales } from '#contract/site/locales.ts';
import type { PostCard } from '#contract/writing/posts/posts.schemas.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { clientKnowing, renderInEdition } from '#test/harness/render.tsx';
import { popularCategoriesQuery } from '#web/shared/api/categories.ts';
import { allLocalesQuery, editionQuery } from '#web/shared/api/editions.ts';
import { homeDataQuery } from '#web/shared/api/home.ts';
import { pageOf } from '#web/shared/paging.ts';
import HomePage from './home-page.tsx';

const postOf = (id: number): PostCard => ({
  id,
  slug: `post-${id}`,
  title: `Título ${id}`,
  excerpt: `Resumo ${id}`,
  imageUrl: `/media/cover-${id}-1200.webp`,
  imageAlt: `Imagem ${id}`,
  categoryId: 3,
  keyword: '',
  author: '',
  createdAt: '2031-06-15T12:00:00.000Z',
  updatedAt: '2031-06-15T12:00:00.000Z',
});
const categories = Array.from({ length: 14 }, (_, id) => ({ id, name: `Nome ${id}`, slug: `nome-${id}` }));
const categoryMap = { 3: { id: 3, name: 'Cozinha', slug: 'cozinha' } };

interface Options {
  locale?: Locale;
  search?: string;
  nextCursor?: string | null;
}

function render(count: number, { locale = 'br', search = '', nextCursor = null }: Options = {}) {
  const posts = Array.from({ length: count }, (_, index) => postOf(index + 1));
  const client = clientKnowing([
    [
      homeDataQuery(locale, pageOf(new URLSearchParams(search))).queryKey,
      { pages: [{ posts, categoryMap, nextCursor }], pageParams: [null] },
    ],
    [editionQuery(locale).queryKey, { siteName: editionFacts[locale].siteName, timeZone: 'UTC' }],
    [
      allLocalesQuery().queryKey,
      [{ locale, language: languageTags[locale], status: 'active', siteName: 'x' }],
    ],
    [popularCategoriesQuery(locale).queryKey, categories],
  ]);
  const page = <HomePage params={{ locale }} search={new URLSearchParams(search)} />;
  return renderInEdition(page, { locale, client });
}

const ofThree = await render(3);
const cardsIn = (html: string) => html.match(/<article /g)?.length ?? 0;
const moreLinkIn = (html: string) => /<a href="([^"]+)"[^>]*>Carregar mais<\/a>/.exec(html)?.[1];

describe('the hero', () => {
  const { html } = ofThree;
  const hero = /<section aria-label="Em destaque".*?<\/section>/.exec(html)?.[0] ?? '';

  test('is the first post, which is no card as well', () => {
    expect(hero).toContain('Título 1');
    expect(hero).toContain('Resumo 1');
    expect(hero).toContain('Cozinha');
    expect(hero).toMatch(/<a href="\/br\/post-1"[^>]*aria-label="Leia mais: Título 1"[^>]*>Leia mais<\/a>/);
    expect(cardsIn(html)).toBe(2);
    expect(html.match(/Título 1</g)).toHaveLength(1);
  });

  test('limits title and excerpt to two lines', () => {
    expect(hero.match(/line-clamp-2/g)).toHaveLength(2);
  });

  test('has the one picture that hurries', () => {
    expect(hero).toContain('fetchPriority="high"');
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
  });
});

describe('the grid', () => {
  test.each([
    [1, '', 0, undefined],
    [7, '', 6, undefined],
    [8, '', 6, '/br?page=2'],
    [20, '', 6, '/br?page=2'],
    [20, 'page=2', 6, '/br?page=3'],
    [20, 'page=3', 6, '/br?page=4'],
    [6, 'page=4', 6, undefined],
    [1, 'page=5', 1, undefined],
    [20, 'page=x', 6, '/br?page=2'],
  ])('of %i posts at ?%s shows %i cards and leads to %s', async (count, search, cards, more) => {
    const { html } = await render(count, { search });
    expect(cardsIn(html)).toBe(cards);
    expect(moreLinkIn(html)).toBe(more);
  });

  test('leads on while the server has more', async () => {
    const { html } = await render(7, { nextCursor: 'abc' });
    expect(moreLinkIn(html)).toBe('/br?page=2');
  });
});

test('a later page is its own part of the list, with the way back', async () => {
  const { html } = await render(6, { search: 'page=3' });
  expect(html).not.toContain('aria-label="Em destaque"');
  expect(html).toMatch(/Últimos posts<span[^>]*>Página 3<\/span>/);
  expect(html).toMatch(/<a href="\/br\?page=2" rel="prev"[^>]*>Página anterior<\/a>/);
  expect((await render(6, { search: 'page=2' })).html).toContain('<a href="/br" rel="prev"');
  expect((await render(6)).html).not.toContain('rel="prev"');
});

test('it has a name before anybody knows the edition', async () => {
  const client = clientKnowing([
    [
      homeDataQuery('br').queryKey,
      { pages: [{ posts: [], categoryMap, nextCursor: null }], pageParams: [null] },
    ],
  ]);
  const page = <HomePage params={{ locale: 'br' }} search={new URLSearchParams()} />;
  const { html, head } = await renderInEdition(page, { locale: 'br', client });
  expect(html).toContain('>Vitrina - Blog de Recomendações de Produtos</h1>');
  expect(head?.title).toBe('Vitrina - Blog de Recomendações de Produtos');
});

test('ten popular categories stand below', () => {
  expect(ofThree.html.match(/href="\/br\/categoria\/nome-\d+"/g)).toHaveLength(10);
});

describe.each(locales)('the home of %s', (locale) => {
  test('says so where there is no post', async () => {
    const { html } = await render(0, { locale });
    const { home } = await loadDictionary(locale);
    expect(html).toContain(`>${home.empty}<`);
    expect(cardsIn(html)).toBe(0);
  });

  test('is called by the site and its tagline', async () => {
    const { html, head } = await render(1, { locale, search: 'page=2' });
    const { home } = await loadDictionary(locale);
    const title = `${editionFacts[locale].siteName} - ${home.blogTagline}`;
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(head).toMatchObject({
      title,
      canonical: `https://e.example/${locale}`,
      index: true,
      twitterCard: 'summary',
      ogLocale: languageTags[locale].replace('-', '_'),
      jsonLd: [{ '@type': 'WebSite' }],
    });
    expect(head?.alternates.at(-1)).toEqual({ hreflang: 'x-default', href: 'https://e.example/br' });
  });
});
