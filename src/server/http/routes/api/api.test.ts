import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#contract/all.endpoints.ts';
import { editions } from '#db/schema/running/editions.ts';
import { settings } from '#db/schema/running/settings.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { demoCategories } from '#seed/content.ts';
import { goodRequests, insertPosts, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';

const cardKeys = 'author categoryId createdAt excerpt id imageAlt imageUrl keyword slug title updatedAt';
const postOnlyKeys =
  'authorPath category contentHtml faq hasAffiliateLinks locale next outline previous readingMinutes related roundup shareImageUrl siblings updateNote';
const keysOf = (value: object) => Object.keys(value).sort().join(' ');

const requests = Object.entries(goodRequests) as [EndpointName, string][];

describe.each(oneEngine)('the public API on %s', (engine) => {
  const site = useApp(engine);
  const get = (url: string, headers: Record<string, string> = {}) => site().app.inject({ url, headers });
  const json = async (url: string) => (await get(url)).json();

  test.each(requests)('%s answers what the contract says, cached as it says', async (name, url) => {
    const { cache, response } = endpoints[name];
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.parse(answer.json())).toEqual(answer.json());
    if (cache === 'no-store') {
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(answer.headers.etag).toBeUndefined();
    } else {
      expect(answer.headers['cache-control']).toBe('max-age=0, must-revalidate');
      const kept = await get(url, { 'if-none-match': String(answer.headers.etag) });
      expect([kept.statusCode, kept.body]).toEqual([304, '']);
      expect((await get(url, { 'if-none-match': 'W/"another"' })).body).toBe(answer.body);
    }
    const head = await site().app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const header of ['cache-control', 'etag', 'content-type', 'content-length']) {
      expect(head.headers[header], header).toBe(answer.headers[header]);
    }
  });

  test('tells the name of the site, and the product’s where nobody has set one', async () => {
    expect(await json('/api/settings/site_name')).toEqual({ key: 'site_name', value: 'Vitrina' });
    await site().db.update(settings).set({ value: 'Mostra' });
    expect(await json('/api/settings/site_name')).toEqual({ key: 'site_name', value: 'Mostra' });
    await site().db.delete(settings);
    expect(await json('/api/settings/site_name')).toEqual({ key: 'site_name', value: 'Vitrina' });
  });

  test('lists the editions in the site’s order, whatever the order of their rows', async () => {
    const { db } = site();
    const [br] = await db.delete(editions).where(eq(editions.locale, 'br')).returning();
    if (!br) throw new Error('The demo has no br.');
    await db.insert(editions).values({ ...br, id: 1000 });
    expect(await json('/api/locale-configs/all-locales')).toEqual([
      { locale: 'br', language: 'pt-BR', status: 'active', siteName: 'Vitrina Brasil' },
      { locale: 'it', language: 'it-IT', status: 'active', siteName: 'Vitrina Italia' },
      { locale: 'mx', language: 'es-MX', status: 'active', siteName: 'Vitrina México' },
      { locale: 'es', language: 'es-ES', status: 'active', siteName: 'Vitrina España' },
      { locale: 'us', language: 'en-US', status: 'coming_soon', siteName: 'Vitrina USA' },
    ]);
  });

  test('lists only active editions as active', async () => {
    const active = async () =>
      ((await json('/api/locale-configs/active-locales')) as { locale: string }[]).map(
        ({ locale }) => locale,
      );
    expect(await active()).toEqual(['br', 'it', 'mx', 'es']);
    const setStatus = (status: 'active' | 'inactive') =>
      site().db.update(editions).set({ status }).where(eq(editions.locale, 'mx'));
    await setStatus('inactive');
    expect(await active()).toEqual(['br', 'it', 'es']);
    await setStatus('active');
  });

  test('describes one edition, and says 404 of one that nobody has configured', async () => {
    expect(await json('/api/locale-configs/it')).toEqual({
      id: expect.any(Number),
      locale: 'it',
      status: 'active',
      siteName: 'Vitrina Italia',
      currency: 'EUR',
      currencySymbol: '€',
      amazonDomain: 'amazon.it',
      affiliateId: 'vitrinademo0f-21',
      language: 'it-IT',
      showPrices: true,
      timeZone: 'Europe/Rome',
      disclosure: expect.stringContaining('commissione'),
    });
    const [us] = await site().db.delete(editions).where(eq(editions.locale, 'us')).returning();
    for (const url of ['/api/locale-configs/us', '/api/home-data?locale=us', '/api/posts/by-locale/us?q=a']) {
      expect((await get(url)).statusCode, url).toBe(404);
    }
    if (us) await site().db.insert(editions).values(us);
  });

  test('has nothing of a closed edition but what it says of itself', async () => {
    const setStatus = (status: 'coming_soon' | 'inactive') =>
      site().db.update(editions).set({ status }).where(eq(editions.locale, 'us'));
    const [category] = await json('/api/categories?locale=us');
    const [post] = await json('/api/posts/by-locale/us');
    const [review] = (await json('/api/reviews?locale=us')).items;
    const urls = [
      '/api/home-data?locale=us',
      '/api/posts/by-locale/us',
      `/api/posts/by-slug/${post.slug}?locale=us`,
      `/api/posts/by-category/${category.slug}?locale=us`,
      '/api/categories?locale=us',
      '/api/categories/popular?locale=us',
      `/api/categories/${category.id}`,
      `/api/categories/by-slug/${category.slug}?locale=us`,
      '/api/reviews?locale=us',
      `/api/reviews/by-slug/${review.slug}?locale=us`,
      `/api/reviews/compare?locale=us&slugs=${review.slug}`,
    ];
    const statuses = () => Promise.all(urls.map(async (url) => (await get(url)).statusCode));
    await setStatus('inactive');
    expect(await statuses()).toEqual(urls.map(() => 404));
    expect((await json('/api/locale-configs/us')).status).toBe('inactive');
    await setStatus('coming_soon');
    expect(await statuses()).toEqual(urls.map(() => 200));
  });

  test('gives cards without bodies, and posts with theirs', async () => {
    const [card] = await json('/api/posts/by-locale/br');
    expect(keysOf(card)).toBe(cardKeys);
    const { posts: cards, ...rest } = await json('/api/home-data');
    expect(keysOf(cards[0])).toBe(cardKeys);
    expect(keysOf(rest)).toBe('categoryMap nextCursor');
    const part = await json('/api/posts/by-category/casa');
    expect(keysOf(part)).toBe('nextCursor posts');
    expect(keysOf(part.posts[0])).toBe(cardKeys);
    const post = await json(`/api/posts/by-slug/${card.slug}`);
    expect(keysOf(post)).toBe(
      keysOf(Object.fromEntries(`${cardKeys} ${postOnlyKeys}`.split(' ').map((key) => [key, true]))),
    );
    expect(post).toMatchObject({ ...card, locale: 'br' });
    const [row] = await site().db.select().from(posts).where(eq(posts.id, card.id));
    expect(card.createdAt).toBe(row?.publishedAt?.toISOString());
  });

  test('describes a category by its number and by its address alike', async () => {
    const { name, slug, description } = demoCategories.br.home;
    const category = await json(`/api/categories/by-slug/${slug}`);
    expect(category).toEqual({
      id: expect.any(Number),
      name,
      slug,
      description,
      locale: 'br',
      postCount: 3,
      siblings: expect.any(Array),
    });
    expect(await json(`/api/categories/${category.id}`)).toEqual(category);
    expect(await json('/api/categories')).toContainEqual(category);
    const italian = await json(`/api/categories/by-slug/${demoCategories.it.home.slug}?locale=it`);
    expect(italian).toMatchObject({ locale: 'it', name: demoCategories.it.home.name });
  });

  test('speaks of br where no edition is named', async () => {
    for (const url of [
      '/api/home-data',
      '/api/categories',
      '/api/categories/popular',
      '/api/categories/by-slug/cozinha',
      '/api/posts/by-category/cozinha',
      '/api/posts/by-slug/academia-em-casa',
      '/api/pages/termos',
    ]) {
      expect(await json(url), url).toEqual(await json(`${url}?locale=br`));
    }
    expect((await json('/api/home-data')).posts).toHaveLength(24);
    expect((await json('/api/home-data?locale=it')).posts).toHaveLength(18);
  });

  test('limits lists as asked', async () => {
    expect(await json('/api/categories/popular')).toHaveLength(10);
    expect(await json('/api/categories/popular?limit=50')).toHaveLength(14);
    expect(await json('/api/posts/by-locale/br')).toHaveLength(10);
    expect(await json('/api/posts/by-locale/br?limit=50')).toHaveLength(24);
    expect(await json('/api/posts/by-locale/br?limit=1')).toHaveLength(1);
    for (const limit of ['0', '51', '-1', '1.5', 'ten', '', '1&limit=2']) {
      for (const path of ['/api/categories/popular', '/api/posts/by-locale/br']) {
        const refused = await get(`${path}?limit=${limit}`);
        expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([400, ['limit']]);
      }
    }
  });

  test('has nothing where there is nothing, in the edition’s words', async () => {
    await insertPosts(site(), [
      { slug: 'still-a-draft', status: 'draft', locale: 'it' },
      { slug: 'for-tomorrow', status: 'scheduled', locale: 'it' },
      { slug: 'put-away', status: 'archived', locale: 'it' },
    ]);
    for (const path of [
      '/api/posts/by-slug/never-written',
      '/api/posts/by-slug/academia-em-casa',
      '/api/posts/by-slug/still-a-draft',
      '/api/posts/by-slug/for-tomorrow',
      '/api/posts/by-slug/put-away',
      '/api/posts/by-slug/Palestra-in-casa',
      '/api/posts/by-category/cozinha',
      '/api/categories/by-slug/cozinha',
      '/api/categories/999999',
      '/api/categories/9007199254740991',
    ]) {
      const answer = await get(`${path}?locale=it`);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.json()).toEqual({
        error: { code: 'not_found', message: 'Non abbiamo trovato quello che cerchi.' },
      });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test.each([
    ['/api/locale-configs/fr', 'locale'],
    ['/api/locale-configs/BR', 'locale'],
    ['/api/posts/by-locale/fr', 'locale'],
    ['/api/home-data?locale=fr', 'locale'],
    ['/api/home-data?locale=', 'locale'],
    ['/api/home-data?locale=br&locale=it', 'locale'],
    ['/api/categories?locale=fr', 'locale'],
    [`/api/posts/by-category/${'a'.repeat(201)}`, 'slug'],
    ['/api/posts/by-category/casa?cursor=abc', 'cursor'],
    ['/api/pages/contato', 'page'],
    ['/api/pages/sobre?locale=fr', 'locale'],
    ['/api/categories/first', 'id'],
    ['/api/categories/0', 'id'],
    ['/api/categories/-1', 'id'],
    ['/api/categories/1.5', 'id'],
    ['/api/categories/9007199254740992', 'id'],
    [`/api/posts/by-slug/${'a'.repeat(201)}`, 'slug'],
    ['/api/posts/by-slug/a%00b', 'slug'],
    [`/api/posts/by-locale/br?q=${'a'.repeat(51)}`, 'q'],
  ])('refuses %s and names what is wrong', async (url, field) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(400);
    const { error } = answer.json();
    expect(error.code).toBe('invalid_input');
    expect(Object.keys(error.fields)).toEqual([field]);
  });
});
