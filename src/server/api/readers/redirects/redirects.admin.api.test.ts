import { beforeEach, describe, expect, test } from 'vitest';
import type { Redirect } from '#contract/readers/redirects/redirects.admin.schemas.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { pageRoutes } from '#server/http/routes/pages.ts';
import { buildTestApp, insertPosts, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as, lastAudits, lastChange } from '#test/harness/people/actors.ts';

const url = '/api/admin/redirects';

describe.each(oneEngine)('redirects on %s', (engine) => {
  const site = useApp(engine);
  const editor = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'editor')(...call);
  const create = (from: string, to: string) => editor('POST', `${url}?lang=en`, { from, to });
  const leadsTo = async (path: string) =>
    (await site().app.inject({ url: '/api/redirects', query: { path } })).json().to;

  beforeEach(async () => {
    await site().db.delete(slugRedirects);
  });

  test('lead from an address without a page to one inside the site', async () => {
    const answer = await create('/br/promo%C3%A7%C3%A3o/', '/br/casa?de=promo#lista');
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      locale: 'br',
      kind: 'manual',
      from: '/br/promo%C3%A7%C3%A3o',
      to: '/br/casa?de=promo#lista',
      createdAt: site().clock().toISOString(),
    });
    expect(await leadsTo('/br/promo%C3%A7%C3%A3o')).toBe('/br/casa?de=promo#lista');
    expect(await leadsTo('/br/promoção')).toBe('/br/casa?de=promo#lista');
    expect(await leadsTo('/it/promoção')).toBeNull();
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'created',
      subject: 'redirect',
      locale: 'br',
      details: { to: '/br/casa?de=promo#lista' },
    });
    expect((await lastChange(site())).tags).toEqual(['missing:br']);
  });

  test.each([
    ['outside every edition', '/promo', 'invalid'],
    ['an edition’s home', '/br/', 'invalid'],
    ['another site', 'https://evil.example/br/x', 'invalid'],
    ['another site without its protocol', '//evil.example/br', 'invalid'],
    ['a query', '/br/x?a=1', 'invalid'],
    ['control characters', '/br/a\u0001b', 'invalid'],
    ['an encoded NUL', '/br/a%00b', 'invalid'],
    ['broken encoding', '/br/%zz', 'invalid'],
    ['a page of the site', '/br/contato', 'reserved'],
    ['the reviews', '/br/avaliacao', 'reserved'],
    ['a launch day', '/br/lancamento/2026-10-10', 'reserved'],
    ['the administrators’ area', '/it/admin/products', 'reserved'],
    ['a post', '/br/academia-em-casa', 'taken'],
    ['a category', '/br/categoria/casa', 'taken'],
    ['a review', '/it/recensione/nimbra-aero-3', 'taken'],
  ] as const)('never begin at %s', async (_what, from, problem) => {
    const answer = await create(from, '/br');
    expect(answer.statusCode).toBe(400);
    const sentence = {
      invalid: 'This value does not work here.',
      reserved: 'This address belongs to the site itself. Choose another one.',
      taken: 'Already taken. Choose another.',
    }[problem];
    expect(answer.json().error.fields).toEqual({ from: sentence });
  });

  test('may begin where a review or category no longer is, and not at a draft’s address', async () => {
    await insertPosts(site(), [{ slug: 'um-rascunho', status: 'draft' }]);
    expect((await create('/br/um-rascunho', '/br')).statusCode).toBe(400);
    expect((await create('/br/avaliacao/que-ja-foi', '/br/avaliacao')).statusCode).toBe(200);
    expect((await create('/br/categoria/que-ja-foi', '/br/categorias')).statusCode).toBe(200);
    expect((await create('/br/2019/12/um-post', '/br')).statusCode).toBe(200);
    expect(await leadsTo('/br/2019/12/um-post')).toBe('/br');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'br',
    '/br/a b',
    '/api/home-data',
    '/br/../api/home-data',
    '/media/x',
    '/admin/login',
    '/br/admin',
  ])('never lead to %s', async (to) => {
    const answer = await create('/br/de-algum-lugar', to);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['to']]);
  });

  test('never lead back to where they began, however long the way', async () => {
    expect((await create('/br/a', '/br/a')).json().error.fields).toEqual({
      to: 'The address would lead back to itself.',
    });
    expect((await create('/br/a', '/br/a/?x=1')).statusCode).toBe(400);
    await create('/br/a', '/br/b');
    await create('/br/b', '/it/c');
    expect((await create('/it/c', '/br/a')).statusCode).toBe(400);
    expect((await create('/it/c', '/it/d')).statusCode).toBe(200);
    // Where nothing is set for capitals, they lead to the small letters.
    expect((await create('/br/e', '/br/E')).statusCode).toBe(400);
    await create('/br/e', '/br/F');
    expect((await create('/br/f', '/br/E/')).statusCode).toBe(400);
    await create('/br/F', '/br/g');
    expect((await create('/br/g', '/it/C')).statusCode).toBe(200);
  });

  test('are checked while they are typed, end by end', async () => {
    await create('/br/promo', '/br');
    const check = async (from: string, to: string) =>
      (await as(site(), 'viewer')('GET', `${url}/check?${new URLSearchParams({ from, to })}`)).json();
    const fine = { from: null, to: null, targetFound: true };
    expect(await check('/br/livre', '/br/academia-em-casa#topo')).toEqual(fine);
    expect(await check('/br/livre', '/br/promo')).toEqual(fine);
    expect(await check('/br/livre', '/it/')).toEqual(fine);
    expect(await check('/br/livre', '/')).toEqual(fine);
    expect(await check('/br/livre', '/br/nada-aqui')).toEqual({ ...fine, targetFound: false });
    expect(await check('/br/livre', '/br/nada/aqui')).toEqual({ ...fine, targetFound: false });
    expect(await check('/br/promo', '/br')).toEqual({ ...fine, from: 'taken' });
    expect(await check('/br/contato', 'x')).toEqual({ from: 'reserved', to: 'invalid', targetFound: true });
    expect(await check('promo', '/br/promo')).toEqual({ ...fine, from: 'invalid' });
    expect((await check('/br/livre', '/br/livre')).to).toBe('loop');
    expect((await as(site(), undefined)('GET', `${url}/check?from=/br/a&to=/br`)).statusCode).toBe(401);
  });

  test('have one target an address, also where two people set it at once', async () => {
    const answers = await Promise.all(['/br', '/it', '/mx'].map((to) => create('/br/um-so', to)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect((await create('/br/um-so', '/es')).json().error.fields).toEqual({
      from: 'Already taken. Choose another.',
    });
  });

  test('are listed with those of posts and categories, by edition, kind, words and page', async () => {
    const { db, clock } = site();
    const [post] = await insertPosts(site(), [{ slug: 'novo' }]);
    await db
      .insert(slugRedirects)
      .values({ locale: 'br', slug: 'antigo', postId: post?.id ?? 0, createdAt: clock() });
    const categories = (await editor('GET', '/api/admin/categories?locale=it')).json().items;
    const { id, slug } = categories[0];
    await editor('PATCH', `/api/admin/categories/${id}`, { slug: 'nuova' });
    await create('/br/promo', '/br');
    const list = async (query: string) => (await as(site(), 'viewer')('GET', `${url}?${query}`)).json();
    const all = await list('');
    expect(all.items.map(({ kind, from, to }: Redirect) => [kind, from, to])).toEqual([
      ['manual', '/br/promo', '/br'],
      ['category', `/it/categoria/${slug}`, '/it/categoria/nuova'],
      ['post', '/br/antigo', '/br/novo'],
    ]);
    expect((await list('locale=it')).items).toHaveLength(1);
    expect((await list('kind=post')).items).toHaveLength(1);
    expect((await list('q=ANTIG')).items).toHaveLength(1);
    expect((await list('q=%25')).items).toHaveLength(0);
    await editor('PATCH', `/api/admin/categories/${id}`, { slug });
  });

  test('are listed in parts that neither skip nor repeat', async () => {
    const rows = Array.from({ length: 120 }, (_, n) => ({
      locale: 'mx' as const,
      slug: `r-${n}`,
      target: '/mx',
    }));
    await site().db.insert(slugRedirects).values(rows);
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = (await editor('GET', `${url}?locale=mx&cursor=${cursor}`.replace(/&cursor=$/, ''))).json();
      seen.push(...page.items.map(({ from }: Redirect) => from));
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    expect((await editor('GET', `${url}?cursor=nonsense`)).statusCode).toBe(400);
  });

  test('are deleted, and told of', async () => {
    const { id } = (await create('/br/promo', '/br')).json();
    expect((await editor('DELETE', `${url}/${id}`)).json()).toEqual({ deleted: true });
    expect(await leadsTo('/br/promo')).toBeNull();
    expect((await lastAudits(site()))[0]).toMatchObject({ action: 'deleted', title: '/br/promo' });
    expect((await lastChange(site())).tags).toEqual(['missing:br']);
    expect((await editor('DELETE', `${url}/${id}`)).statusCode).toBe(404);
  });

  test('are set by editors, and read by viewers', async () => {
    const viewer = as(site(), 'viewer');
    const { id } = (await create('/br/promo', '/br')).json();
    expect((await viewer('POST', url, { from: '/br/x', to: '/br' })).statusCode).toBe(403);
    expect((await viewer('DELETE', `${url}/${id}`)).statusCode).toBe(403);
    expect((await viewer('GET', url)).statusCode).toBe(200);
  });

  test('are honoured for pages that are missing, and for no others', async () => {
    await create('/br/promo', '/br/casa');
    await create('/br/promo-2', '/br/casa?x=1');
    await create('/br/Velha-Promo.html', '/br/casa');
    await create('/br/%ce%b5', '/br/casa');
    const statusOf = (pathname: string) => (pathname === '/br/existe' ? 200 : 404);
    const renderPage = async (pathname: string) => ({
      status: statusOf(pathname),
      html: `<!DOCTYPE html><title>${pathname}</title>`,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    const app = await buildTestApp({
      api: site().api,
      extend: async (instance) => {
        await instance.register(pageRoutes, {
          renderPage,
          renderFailure: renderPage,
          api: site().api,
          findPage: async (pathname) => (pathname === '/br/existe' ? pathname : undefined),
        });
      },
    });
    const answerOf = async (path: string) => {
      const { statusCode, headers } = await app.inject(path);
      return [statusCode, headers.location];
    };
    expect(await answerOf('/br/promo')).toEqual([301, '/br/casa']);
    expect(await answerOf('/br/promo?utm=a')).toEqual([301, '/br/casa?utm=a']);
    expect(await answerOf('/br/promo-2?utm=a')).toEqual([301, '/br/casa?x=1']);
    expect(await answerOf('/br/nada')).toEqual([404, undefined]);
    await site().db.insert(slugRedirects).values({ locale: 'br', slug: 'existe', target: '/br' });
    expect(await answerOf('/br/existe')).toEqual([200, undefined]);
    // Written in another way it is the same page, and set for other words it is what was set.
    expect(await answerOf('/br//existe/')).toEqual([301, '/br/existe']);
    expect(await answerOf('/br/EXISTE?utm=a')).toEqual([301, '/br/existe?utm=a']);
    expect(await answerOf('/br/PROMO/?utm=a')).toEqual([301, '/br/casa?utm=a']);
    expect(await answerOf('/br/Velha-Promo.html?utm=a')).toEqual([301, '/br/casa?utm=a']);
    expect(await answerOf('/br/%CE%B5/')).toEqual([301, '/br/casa']);
    expect(await answerOf('/br/velha-promo.html')).toEqual([404, undefined]);
    await app.close();
  });
});
