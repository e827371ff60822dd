import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { editions } from '#db/schema/running/editions.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { demoNow, insertPosts } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { useFoundApp } from '#test/harness/discovery.ts';
import { childrenOf, parseXml, textOf, type XmlElement } from '#test/harness/html/xml.ts';

const origin = 'http://vitrina.test';

describe.each(oneEngine)('feeds on %s', (engine) => {
  const site = useFoundApp(engine);
  const get = (url: string, headers: Record<string, string> = {}) => site().app.inject({ url, headers });
  const only = (element: XmlElement | undefined): XmlElement => {
    if (!element) throw new Error('There is no such element.');
    return element;
  };
  const rss = async (locale = 'br') => only(parseXml((await get(`/${locale}/feed.xml`)).body).children[0]);
  const atom = async (locale = 'br') => parseXml((await get(`/${locale}/atom.xml`)).body);
  const newest = async (locale = 'br') => ({
    item: only(childrenOf(await rss(locale), 'item')[0]),
    entry: only(childrenOf(await atom(locale), 'entry')[0]),
  });
  const write = (row: Partial<typeof posts.$inferInsert>) =>
    insertPosts(site(), [{ keyword: 'made for a test', slug: 'teste', ...row }]);

  afterEach(async () => {
    site().clock.moveTo(demoNow);
    await site().db.delete(posts).where(eq(posts.keyword, 'made for a test'));
    await site().db.update(editions).set({ status: 'active' }).where(eq(editions.locale, 'it'));
  });

  test('are what they say they are', async () => {
    for (const [url, type] of [
      ['/br/feed.xml', 'rss'],
      ['/br/atom.xml', 'atom'],
    ]) {
      const { statusCode, headers } = await get(url ?? '');
      expect([statusCode, headers['content-type']]).toEqual([200, `application/${type}+xml; charset=utf-8`]);
    }
    expect(parseXml((await get('/br/feed.xml')).body)).toMatchObject({
      name: 'rss',
      attributes: { version: '2.0' },
    });
    expect(await atom()).toMatchObject({
      name: 'feed',
      attributes: { xmlns: 'http://www.w3.org/2005/Atom' },
    });
  });

  test('say whose they are and where they stand', async () => {
    const channel = await rss('es');
    expect(textOf(channel, 'title')).toBe('Vitrina España');
    expect(textOf(channel, 'language')).toBe('es-ES');
    expect(textOf(channel, 'link')).toBe(`${origin}/es`);
    expect(childrenOf(channel, 'atom:link')[0]?.attributes).toMatchObject({
      rel: 'self',
      href: `${origin}/es/feed.xml`,
    });
    const links = childrenOf(await atom('es'), 'link').map(({ attributes: { rel, href } }) => [rel, href]);
    expect(links).toEqual([
      ['alternate', `${origin}/es`],
      ['self', `${origin}/es/atom.xml`],
    ]);
  });

  test('carry a post with its author, category, picture, dates and resolved title', async () => {
    const [category] = await site().db.select().from(categories).where(eq(categories.slug, 'casa')).limit(1);
    const [post] = await write({
      title: 'O melhor de {{month}}',
      excerpt: 'Em {{ano}}: <b>isto</b> & aquilo',
      author: 'Ana & Cia',
      imageUrl: '/media/cover-x-1200.webp',
      categoryId: category?.id ?? null,
      updatedAt: new Date('2026-10-15T15:00:00Z'),
    });
    const { item, entry } = await newest();
    const id = `tag:vitrina.test,2026:post/${post?.id}`;
    expect([textOf(item, 'title'), textOf(entry, 'title')]).toEqual(Array(2).fill('O melhor de outubro'));
    expect([textOf(item, 'guid'), textOf(entry, 'id')]).toEqual([id, id]);
    expect(textOf(item, 'link')).toBe(`${origin}/br/teste`);
    expect(childrenOf(entry, 'link')[0]?.attributes.href).toBe(`${origin}/br/teste`);
    const summary = 'Em 2026: &#60;b&#62;isto&#60;/b&#62; &#38; aquilo';
    expect([textOf(item, 'description'), textOf(entry, 'summary')]).toEqual([summary, summary]);
    expect(textOf(item, 'dc:creator')).toBe('Ana & Cia');
    expect(textOf(only(childrenOf(entry, 'author')[0]), 'name')).toBe('Ana & Cia');
    expect(textOf(item, 'category')).toBe('Casa');
    expect(childrenOf(entry, 'category')[0]?.attributes).toMatchObject({ label: 'Casa', term: 'casa' });
    const picture = { type: 'image/webp' };
    expect(childrenOf(item, 'enclosure')[0]?.attributes).toMatchObject({
      ...picture,
      url: `${origin}/media/cover-x-1200.webp`,
    });
    expect(childrenOf(entry, 'link')[1]?.attributes).toMatchObject({ ...picture, rel: 'enclosure' });
    expect(textOf(item, 'pubDate')).toBe('Thu, 15 Oct 2026 12:00:00 GMT');
    expect(textOf(entry, 'published')).toBe('2026-10-15T12:00:00.000Z');
    expect(textOf(entry, 'updated')).toBe('2026-10-15T15:00:00.000Z');
  });

  test('tell of offers without prices, with links that say what they are and an honest word first', async () => {
    const item = only(
      childrenOf(await rss('it'), 'item').find(({ children }) =>
        children.some(({ text }) => text.endsWith('/it/migliori-aspirapolvere-senza-fili')),
      ),
    );
    const body = textOf(item, 'content:encoded') ?? '';
    expect(body).toMatch(/^<p><em>Potremmo ricevere una commissione/);
    const shops = body.match(/<a [^>]*amazon\.it[^>]*>/g) ?? [];
    expect(shops.length).toBeGreaterThan(1);
    for (const link of shops) expect(link).toContain('rel="sponsored nofollow noopener"');
    expect(body).not.toMatch(/€|<data|<time|Non disponibile|Ultimi pezzi/);
    expect(body).toContain('Vedi il prezzo su Amazon');
  });

  test('lead to the site from everywhere', async () => {
    for (const { children } of childrenOf(await rss(), 'item')) {
      const body = children.find(({ name }) => name === 'content:encoded')?.text ?? '';
      for (const [, address] of body.matchAll(/(?:href|src)="([^"]*)"/g)) {
        expect(address).toMatch(/^(https?:\/\/|mailto:)/);
      }
      expect(body).not.toMatch(/srcset|<source|class=|aria-hidden/i);
    }
  });

  test('hold thirty, newest first, of what is published', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({
      slug: `n-${index}`,
      keyword: 'made for a test',
      publishedAt: new Date(demoNow.getTime() + index * 1000),
      status: index === 39 ? ('scheduled' as const) : ('published' as const),
    }));
    await insertPosts(site(), rows);
    const links = childrenOf(await rss(), 'item').map((item) => textOf(item, 'link'));
    expect(links).toHaveLength(engineLimits.feeds.items);
    expect(links.slice(0, 2)).toEqual([`${origin}/br/n-38`, `${origin}/br/n-37`]);
  });

  test('stay well-formed whatever people write', async () => {
    const nasty = ']]> & <b attr="1">\u0007 ]]> "x" 💡';
    const [category] = await site()
      .db.insert(categories)
      .values({ locale: 'br', slug: `odd-${engine}`, name: 'Casa & "<b>" ]]>' })
      .returning();
    await write({
      title: nasty,
      excerpt: nasty,
      author: nasty,
      categoryId: category?.id ?? null,
      content: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: nasty }] }],
      },
    });
    const { item, entry } = await newest();
    expect(textOf(item, 'dc:creator')).toContain('<b attr="1">');
    expect(textOf(entry, 'content')).toContain('<p>]]&gt; &amp; &lt;b');
    expect(textOf(item, 'content:encoded')).toBe(textOf(entry, 'content'));
  });

  test('are compared by a tag, which changes when something does', async () => {
    for (const url of ['/br/feed.xml', '/br/atom.xml']) {
      const { etag } = (await get(url)).headers;
      expect(etag).toMatch(/^W\/"/);
      site().clock.moveTo(new Date(demoNow.getTime() + 3_600_000));
      const again = await get(url, { 'if-none-match': String(etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const { etag } = (await get('/br/feed.xml')).headers;
    await write({});
    expect((await get('/br/feed.xml', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  test('come in the encoding that is asked for, and are the same text in each', async () => {
    const plain = (await get('/br/feed.xml')).body;
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const) {
      const { headers, rawPayload } = await get('/br/feed.xml', { 'accept-encoding': encoding });
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
      expect(unpack[encoding](rawPayload).toString()).toBe(plain);
    }
  });

  test('are none of an edition that is not open, and say so in its language', async () => {
    await site().db.update(editions).set({ status: 'inactive' }).where(eq(editions.locale, 'it'));
    for (const [url, message] of [
      ['/us/feed.xml', 'We could not find what you are looking for.'],
      ['/us/atom.xml', 'We could not find what you are looking for.'],
      ['/it/feed.xml', 'Non abbiamo trovato quello che cerchi.'],
    ]) {
      const answer = await get(url ?? '');
      expect([answer.statusCode, answer.json().error.message]).toEqual([404, message]);
    }
    expect((await get('/fr/feed.xml')).statusCode).toBe(404);
  });

  test('of an edition without posts are empty', async () => {
    await site().db.update(editions).set({ status: 'active' }).where(eq(editions.locale, 'us'));
    await site().db.delete(posts).where(eq(posts.locale, 'us'));
    expect(childrenOf(await rss('us'), 'item')).toEqual([]);
    const first = await get('/us/feed.xml');
    expect((await get('/us/feed.xml')).headers.etag).toBe(first.headers.etag);
  });
});
