import { describe, expect, test } from 'vitest';
import { type Locale, type LocaleStatus, languageTags, locales } from '#contract/site/locales.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { reviewList } from '#test/harness/data/reviews.ts';
import { findPage, renderPage } from './entry-server.tsx';
import type { ApiFetch } from './shared/api/query-client.ts';

const refusal = (status: number) => Object.assign(new Error('x'), { status });

/** An API with one edition of each status; asked about others, it knows none. */
const statuses: Partial<Record<Locale, LocaleStatus>> = { br: 'active', us: 'coming_soon', es: 'inactive' };
const api: ApiFetch = async (path) => {
  const locale = locales.find((each) => path === `/api/locale-configs/${each}`);
  const status = locale && statuses[locale];
  if (status) return { locale, language: languageTags[locale], ...editionFacts[locale], status };
  if (locale) throw refusal(404);
  if (path === '/api/home-data') return { posts: [], categoryMap: {}, nextCursor: null };
  return [];
};
const around = { publicUrl: 'https://e.example', now: new Date('2031-06-15T15:00:00Z') };
const answer = (pathname: string, fetchApi = api, search = '') =>
  renderPage({ pathname, search, fetchApi, ...around });
async function render(pathname: string, fetchApi = api, search = '') {
  const page = await answer(pathname, fetchApi, search);
  if ('movedTo' in page) throw new Error(`${pathname} has moved to ${page.movedTo}`);
  return page;
}

describe('renderPage', () => {
  test('answers with an open edition', async () => {
    const page = await render('/br');
    expect(page).toMatchObject({ status: 200, language: 'pt-BR', activeLocale: 'br', startsAtOnce: false });
    expect(page.body).toContain('Nenhum post encontrado para este idioma.');
    expect(page.body).toContain('<main id="content"');
    expect(page.modules).toEqual([
      'src/web/site/home/home-page.tsx',
      'src/i18n/dictionaries/br/dictionary.ts',
    ]);
    expect(JSON.parse(page.state)).toMatchObject({ facts: { locale: 'br' } });
  });

  test.each([
    ['/us', 'Coming Soon!', true],
    ['/es', 'Este sitio aún no está disponible.', false],
  ] as const)(
    'shows at %s that it is closed, and lets nobody remember it',
    async (pathname, title, index) => {
      const page = await render(pathname);
      expect(page).toMatchObject({ status: 200, activeLocale: undefined });
      expect(page.body).toContain(title);
      expect(page.head.index).toBe(index);
    },
  );

  test.each(['/nada', '/br/a/b/c', '/%E0%A4%A'])('does not find %s', async (pathname) => {
    const page = await render(pathname);
    expect(page).toMatchObject({ status: 404, language: 'pt-BR', startsAtOnce: true });
    expect(page.body).toContain('Página não encontrada');
    expect(page.head.index).toBe(false);
  });

  test.each(['/test', '/test-products'])('shows %s to those who build the site', async (pathname) => {
    const page = await render(pathname);
    expect(page).toMatchObject({ status: 200, language: 'pt-BR', activeLocale: undefined });
    expect(page.head.index).toBe(false);
    expect(page.modules[0]).toBe(`src/web/site${pathname}-page.tsx`);
    expect(page.body).toContain('<main id="content"');
  });

  test.each(['/test', '/test-products'])(
    'does not find %s where an owner has switched it off',
    async (pathname) => {
      const now = new Date('2031-06-15T15:00:00Z');
      const publicUrl = 'https://e.example';
      const page = await renderPage({ pathname, search: '', fetchApi: api, publicUrl, now, isHidden: true });
      expect(page).toMatchObject({
        status: 404,
        startsAtOnce: true,
        body: expect.stringContaining('Página não encontrada'),
      });
      expect(await findPage({ pathname, fetchApi: api })).toBe(pathname);
      expect(await findPage({ pathname, fetchApi: api, isHidden: true })).toBeUndefined();
    },
  );

  test('asks nothing for the page of a browser without a connection', async () => {
    const page = await render('/it/offline', () => Promise.reject(new Error('asked')));
    expect(page).toMatchObject({ status: 200, language: 'it-IT', modules: [] });
    expect(page.body).toContain('Non sei connesso a internet');
  });

  test('does not find an edition that nobody has configured', async () => {
    expect(await render('/it')).toMatchObject({ status: 404, language: 'it-IT' });
  });

  test('is unavailable, without scripts, where nothing can be asked', async () => {
    const page = await render('/mx', () => Promise.reject(refusal(503)));
    expect(page).toMatchObject({ status: 503, language: 'es-MX', modules: [] });
    expect(page.body).toContain('Este sitio aún no está disponible.');
  });

  test("is unavailable where the edition answers and the page's own data does not", async () => {
    const page = await render('/br', (path, ...rest) =>
      path === '/api/home-data' ? Promise.reject(refusal(500)) : api(path, ...rest),
    );
    expect(page).toMatchObject({ status: 503, modules: [] });
    expect(page.body).toContain('Este site ainda não está disponível.');
  });

  test('does not find a post that is not there, and takes the page over as such', async () => {
    const page = await render('/br/nada', (path, ...rest) =>
      path.startsWith('/api/posts/') ? Promise.reject(refusal(404)) : api(path, ...rest),
    );
    expect(page).toMatchObject({ status: 404, startsAtOnce: true });
    expect(page.modules[0]).toBe('src/web/site/not-found/not-found-page.tsx');
    expect(JSON.parse(page.state).facts.failure).toEqual({ kind: 'missing' });
  });

  test("sends a post's old address on, and a body once", async () => {
    const post = {
      id: 1,
      slug: 'novo',
      title: 'T',
      excerpt: 'E',
      imageUrl: null,
      imageAlt: '',
      categoryId: null,
      keyword: '',
      author: 'A',
      createdAt: '2031-06-01T00:00:00Z',
      updatedAt: '2031-06-01T00:00:00Z',
      locale: 'br',
      contentHtml: '<p>O corpo</p>',
      outline: [],
      readingMinutes: 1,
      updateNote: 'Trocamos o <modelo>.',
      siblings: [],
      shareImageUrl: '/media/share/br/post/novo-0.jpg',
      roundup: [],
      faq: [],
      hasAffiliateLinks: false,
      category: null,
      related: [],
      previous: null,
      next: null,
    };
    const withPost: ApiFetch = async (path, ...rest) => (/posts/.test(path) ? post : api(path, ...rest));
    expect(await answer('/br/antigo', withPost)).toEqual({ movedTo: '/br/novo' });
    const page = await render('/br/novo', withPost);
    expect(page.body).toContain('<p>O corpo</p>');
    expect(page.body).toContain('</time>: Trocamos o &lt;modelo&gt;.');
    expect(page.state).not.toContain('O corpo');
  });

  test('sends on from an address that a category once had', async () => {
    const withCategory: ApiFetch = async (path, ...rest) => {
      if (path.startsWith('/api/categories/by-slug/'))
        return { id: 1, name: 'Casa', slug: 'casa', description: '', postCount: 0, siblings: [] };
      const isList = path.startsWith('/api/posts/by-category/');
      return isList ? { posts: [], nextCursor: null } : api(path, ...rest);
    };
    expect(await answer('/br/categoria/lar', withCategory)).toEqual({ movedTo: '/br/categoria/casa' });
    expect(await answer('/br/categoria/casa', withCategory)).toMatchObject({ status: 200 });
  });

  test('sends on from an address that a review or a person once had', async () => {
    const found = { slug: 'novo', author: { slug: 'novo' }, works: [] };
    const moved: ApiFetch = async (path, ...rest) => (/by-slug/.test(path) ? found : api(path, ...rest));
    expect(await answer('/br/avaliacao/antigo', moved)).toEqual({ movedTo: '/br/avaliacao/novo' });
    expect(await answer('/br/autor/antigo', moved)).toEqual({ movedTo: '/br/autor/novo' });
  });

  test.each(['/br/caf%C3%A9', '/br/%00', '/br/a%2Fb', '/br/SOBRE', '/br/%73obre', '/br//sobre', '/br/%'])(
    'asks for nothing at %s, which is nobody’s own address',
    async (path) => {
      const asked: string[] = [];
      const page = await render(path, (call, ...rest) => {
        asked.push(call);
        return api(call, ...rest);
      });
      expect(page.status).toBe(404);
      expect(page.body).toContain('Página não encontrada');
      expect(page.head.canonical).toBeUndefined();
      expect(asked.filter((call) => /posts|pages/.test(call))).toEqual([]);
    },
  );

  test('says of what an edition that is closed shows everywhere that it has no address of its own', async () => {
    expect((await render('/us')).standsIn).toBe(false);
    expect((await render('/us/anything')).standsIn).toBe(true);
    expect((await render('/br')).standsIn).toBe(false);
  });

  test('reads a query as it is written', async () => {
    const list = reviewList();
    const queries: unknown[] = [];
    const page = await render(
      '/br/avaliacao',
      async (call, params, options) => {
        if (call !== '/api/reviews') return api(call, params, options);
        queries.push(params);
        return list;
      },
      'q=a%26b%2Bc%20%25',
    );
    expect(page.status).toBe(200);
    expect(queries).toEqual([{ locale: 'br', q: 'a&b+c %' }]);
    expect(page.body).toContain('value="a&amp;b+c %"');
  });
});

describe('findPage', () => {
  const find = (pathname: string, fetchApi = api) => findPage({ pathname, fetchApi });
  const withPosts: ApiFetch = async (path, ...rest) => {
    if (path === '/api/posts/by-slug/antigo' || path === '/api/posts/by-slug/novo') return { slug: 'novo' };
    if (path.startsWith('/api/posts/')) throw refusal(404);
    return api(path, ...rest);
  };

  test.each([
    ...[
      ['/', '/'],
      ['/test', '/test'],
      ['/br', '/br'],
      ['/br/sobre', '/br/sobre'],
      ['/br/offline', '/br/offline'],
    ],
    ...[
      ['/br/novo', '/br/novo'],
      ['/br/antigo', '/br/novo'],
      ['/us/anything', '/us/anything'],
    ],
    ...[
      ['/br/nada', undefined],
      ['/br/a/b/c', undefined],
      ['/nada', undefined],
      ['/it', undefined],
    ],
    ...[
      ['/us/lancamento/2026-10-14/x', undefined],
      ['/BR', undefined],
    ],
  ])('of %s: %s', async (pathname = '', expected) => {
    expect(await find(pathname, withPosts)).toBe(expected);
  });

  test('says so where nobody can be asked', async () => {
    await expect(find('/br/novo', () => Promise.reject(refusal(503)))).rejects.toThrow('/br/novo');
  });
});
