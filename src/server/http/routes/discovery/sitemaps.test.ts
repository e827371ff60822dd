import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { afterEach, describe, expect, test } from 'vitest';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { editions } from '#db/schema/running/editions.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { demoNow, insertPosts } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { useFoundApp } from '#test/harness/discovery.ts';

const origin = 'http://vitrina.test';
const day = (isoDay: string) => new Date(`${isoDay}T12:00:00.000Z`);

describe.each(engines)('sitemaps on %s', (engine) => {
  const site = useFoundApp(engine);
  const get = (url: string) => site().app.inject(url);
  const read = async (url: string) => parseSitemap(Readable.from([(await get(url)).body]));
  const index = async (url: string) => parseSitemapIndex(Readable.from([(await get(url)).body]));
  const setStatus = (locale: 'it' | 'us', status: 'active' | 'coming_soon' | 'inactive') =>
    site().db.update(editions).set({ status }).where(eq(editions.locale, locale));
  const entry = async (locale: string, path: string) => {
    const found = (await read(`/${locale}/sitemap-1.xml`)).find(({ url }) => url === origin + path);
    if (!found) throw new Error(`${path} is not in the sitemap.`);
    return found;
  };

  /** An index counts anew every ten minutes: time goes on between two of them. */
  const later = () =>
    site().clock.moveTo(new Date(site().clock().getTime() + engineLimits.sitemap.indexKept));

  afterEach(async () => {
    later();
    await setStatus('it', 'active');
    await setStatus('us', 'coming_soon');
    await site().db.delete(posts).where(eq(posts.keyword, 'made for a test'));
  });

  test('are XML', async () => {
    for (const url of ['/sitemap.xml', '/sitemap-landing.xml', '/br/sitemap.xml', '/br/sitemap-1.xml']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'application/xml; charset=utf-8',
      ]);
      expect(answer.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><(urlset|sitemapindex) /);
    }
  });

  test('are named file by file at the root, and each edition’s by its own index', async () => {
    await setStatus('it', 'inactive');
    expect((await index('/sitemap.xml')).map(({ url }) => url)).toEqual([
      `${origin}/sitemap-landing.xml`,
      ...['br', 'mx', 'es', 'us'].map((locale) => `${origin}/${locale}/sitemap-1.xml`),
    ]);
    const own = await index('/br/sitemap.xml');
    expect(own.map(({ url }) => url)).toEqual([`${origin}/br/sitemap-1.xml`]);
    for (const { lastmod } of own) expect(new Date(lastmod ?? '').getTime()).not.toBeNaN();
  });

  test('hold every page that can be found, and each once', async () => {
    const paths = (await read('/br/sitemap-1.xml')).map(({ url }) => url.slice(origin.length));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/br',
        '/br/categorias',
        '/br/categoria/casa',
        '/br/avaliacao',
        '/br/avaliacao/nimbra-aero-3',
        '/br/melhores-aspiradores-verticais',
        '/br/lancamento',
        '/br/lancamento/2026-10-14',
        ...['sobre', 'privacidade', 'termos', 'afiliados', 'contato'].map((page) => `/br/${page}`),
      ]),
    );
    expect(paths.some((path) => path.startsWith('/br/shopee'))).toBe(false);
  });

  test('know which edition has which launches', async () => {
    const launches = async (locale: string) =>
      (await read(`/${locale}/sitemap-1.xml`)).filter(({ url }) => url.includes('/lancamento'));
    expect((await launches('es')).length).toBeGreaterThan(1);
    expect((await launches('it')).map(({ url }) => url)).toEqual([`${origin}/it/lancamento`]);
    await setStatus('us', 'active');
    expect(await launches('us')).toEqual([]);
  });

  test('announce an edition by its home alone, and keep silent about a closed one', async () => {
    const [home, ...others] = await read('/us/sitemap-1.xml');
    expect([home?.url, others]).toEqual([`${origin}/us`, []]);
    await setStatus('us', 'inactive');
    for (const url of ['/us/sitemap.xml', '/us/sitemap-1.xml']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        404,
        'We could not find what you are looking for.',
      ]);
    }
    expect((await entry('br', '/br')).links.map(({ lang }) => lang)).not.toContain('en-US');
  });

  test.each(['0', '2', '99', '999999999', '01x', ''])('have no part "%s"', async (part) => {
    expect((await get(`/br/sitemap-${part}.xml`)).statusCode).toBe(404);
  });

  test('give a post its alternates, its picture and its last change', async () => {
    const groupId = '00000000-0000-5000-8000-00000000abcd';
    const common = { groupId, keyword: 'made for a test', updatedAt: day('2026-03-01') };
    await insertPosts(site(), [
      { ...common, slug: 'um', publishedAt: day('2026-02-01'), imageUrl: '/media/cover-x-1200.webp' },
      { ...common, locale: 'es', slug: 'uno', publishedAt: day('2026-04-01') },
      { ...common, locale: 'it', slug: 'bozza', status: 'draft' },
      {
        ...common,
        locale: 'mx',
        slug: 'uno',
        readersUpdatedAt: day('2026-02-15'),
        publishedAt: day('2026-02-01'),
      },
      { ...common, locale: 'us', slug: 'one' },
    ]);
    const links = [
      { lang: 'pt-BR', url: `${origin}/br/um` },
      { lang: 'es-MX', url: `${origin}/mx/uno` },
      { lang: 'es-ES', url: `${origin}/es/uno` },
      { lang: 'x-default', url: `${origin}/br/um` },
    ];
    // Written on since, but not for readers.
    expect(await entry('mx', '/mx/uno')).toMatchObject({ lastmod: '2026-02-15T12:00:00.000Z' });
    expect(await entry('br', '/br/um')).toMatchObject({
      links,
      lastmod: '2026-03-01T12:00:00.000Z',
      img: [{ url: `${origin}/media/cover-x-1200.webp` }],
    });
    // Published after its last change: it has not been there for anybody before.
    expect(await entry('es', '/es/uno')).toMatchObject({ links, lastmod: '2026-04-01T12:00:00.000Z' });
    expect((await entry('es', '/es/uno')).img).toEqual([]);
    await expect(entry('it', '/it/bozza')).rejects.toThrow('not in the sitemap');
  });

  test('survive odd slugs and broken pictures', async () => {
    const odd = { keyword: 'made for a test', imageUrl: 'https://' };
    await insertPosts(site(), [{ ...odd, slug: 'café & <b>/"x"?#' }]);
    const found = await entry('br', `/br/${encodeURIComponent('café & <b>/"x"?#')}`);
    expect(found.img).toEqual([]);
  });

  test('date lists by what they show', async () => {
    const before = await entry('mx', '/mx/categoria/hogar');
    const [category] = await site()
      .db.select()
      .from(categories)
      .where(and(eq(categories.locale, 'mx'), eq(categories.slug, 'hogar')));
    const changed = { keyword: 'made for a test', updatedAt: day('2027-01-01'), publishedAt: demoNow };
    await insertPosts(site(), [{ ...changed, locale: 'mx', slug: 'nuevo', categoryId: category?.id ?? 0 }]);
    const after = '2027-01-01T12:00:00.000Z';
    expect(before.lastmod).not.toBe(after);
    for (const path of ['/mx', '/mx/categorias', '/mx/categoria/hogar', '/mx/nuevo']) {
      expect((await entry('mx', path)).lastmod, path).toBe(after);
    }
    expect((await entry('mx', '/mx/resena')).lastmod).not.toBe(after);
    expect((await entry('mx', '/mx/sobre')).lastmod).toBeUndefined();
    expect((await index('/mx/sitemap.xml'))[0]?.lastmod).toBe(after);
  });

  test('leave categories without posts out, and name their siblings with posts only', async () => {
    const [empty] = await site()
      .db.insert(categories)
      .values({ locale: 'br', slug: 'vazia', name: 'Vazia' })
      .returning();
    await expect(entry('br', '/br/categoria/vazia')).rejects.toThrow('not in the sitemap');
    expect(empty?.postCount).toBe(0);
    expect((await entry('br', '/br/categoria/casa')).links).toContainEqual({
      lang: 'es-MX',
      url: `${origin}/mx/categoria/hogar`,
    });
  });

  test('follow a review’s status and date', async () => {
    const path = '/it/recensione/nimbra-aero-3';
    const it = eq(reviews.slug, 'nimbra-aero-3');
    await site()
      .db.update(reviews)
      .set({ updatedAt: day('2027-02-02') })
      .where(it);
    expect(await entry('it', path)).toMatchObject({ lastmod: '2027-02-02T12:00:00.000Z' });
    expect((await entry('it', path)).links.at(-1)).toEqual({
      lang: 'x-default',
      url: `${origin}/br/avaliacao/nimbra-aero-3`,
    });
    expect((await entry('it', '/it/recensione')).lastmod).toBe('2027-02-02T12:00:00.000Z');
  });

  test('put a post into the file of its id, where it stays', async () => {
    const id = 3 * engineLimits.sitemap.idsPerFile;
    const made = { keyword: 'made for a test', updatedAt: day('2026-05-05'), publishedAt: day('2026-05-05') };
    await insertPosts(site(), [
      { ...made, id, slug: 'last-of-three' },
      { ...made, id: id + 1, slug: 'first-of-four' },
    ]);
    expect((await index('/br/sitemap.xml')).map(({ url, lastmod }) => [url, lastmod]).slice(1)).toEqual([
      [`${origin}/br/sitemap-3.xml`, '2026-05-05T12:00:00.000Z'],
      [`${origin}/br/sitemap-4.xml`, '2026-05-05T12:00:00.000Z'],
    ]);
    expect((await read('/br/sitemap-3.xml')).map(({ url }) => url)).toEqual([`${origin}/br/last-of-three`]);
    expect((await read('/br/sitemap-4.xml')).map(({ url }) => url)).toEqual([`${origin}/br/first-of-four`]);
    expect((await get('/it/sitemap-3.xml')).statusCode).toBe(404);
  });

  test('are counted once in ten minutes, for everybody who asks', async () => {
    const files = async () => (await index('/es/sitemap.xml')).length;
    expect(await files()).toBe(1);
    const id = 7 * engineLimits.sitemap.idsPerFile;
    await insertPosts(site(), [{ id, locale: 'es', slug: 'lejos', keyword: 'made for a test' }]);
    expect(await files()).toBe(1);
    expect((await get('/es/sitemap-7.xml')).statusCode).toBe(200);
    later();
    expect(await Promise.all([files(), files()])).toEqual([2, 2]);
  });

  test('go on from batch to batch without losing or repeating any', async () => {
    const count = 2 * engineLimits.sitemap.batch + 1;
    const from = 5 * engineLimits.sitemap.idsPerFile + 1;
    const rows = Array.from({ length: count }, (_, index) => ({
      id: from + index,
      slug: `batch-${index}`,
      keyword: 'made for a test',
    }));
    for (let at = 0; at < count; at += 500) await insertPosts(site(), rows.slice(at, at + 500));
    const found = (await read('/br/sitemap-6.xml')).map(({ url }) => url);
    expect(found).toEqual(rows.map(({ slug }) => `${origin}/br/${slug}`));
  });
});
