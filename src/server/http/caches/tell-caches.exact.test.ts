import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { invalidations } from '#db/schema/pages/invalidations.ts';
import { authors } from '#db/schema/writing/authors.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { namesToPurge } from '#server/domain/pages/edge/tags/compact-tags.ts';
import { goodRequests, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as } from '#test/harness/people/actors.ts';
import { openToldSite } from '#test/harness/told-site.ts';

const { getContactTicket: _, ...calls } = goodRequests;
/** Whatever is no page, of an edition that changes and of others; searches are kept nowhere. */
const addresses = [
  ...Object.values(calls),
  '/api/home-data?locale=br',
  '/api/posts/by-locale/br',
  '/api/posts/by-slug/melhores-aspiradores-verticais?locale=br',
  '/api/reviews?locale=br',
  '/api/reviews/by-slug/nimbra-aero-3?locale=br',
  '/api/reviews/compare?locale=br&slugs=nimbra-aero-3,kaluma-volta',
  '/api/categories?locale=br',
  '/api/launches/br',
  ...['/br/feed.xml', '/br/atom.xml', '/it/feed.xml'],
  ...['/sitemap.xml', '/sitemap-landing.xml', '/br/sitemap.xml', '/br/sitemap-1.xml', '/it/sitemap-1.xml'],
  ...['/robots.txt', '/.well-known/security.txt', '/br/site.webmanifest', '/it/site.webmanifest'],
];

describe.each(oneEngine)('a change purges whatever shows it, on %s', { timeout: 120_000 }, (engine) => {
  const site = useApp(engine);
  let told: Awaited<ReturnType<typeof openToldSite>>;
  let last = new Map<string, { body: string; names: string[] }>();
  beforeAll(async () => {
    told = await openToldSite(site());
  });
  const editor = (method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object) =>
    as(site(), 'owner')(method, `/api/admin/${path}`, data);

  async function askAll() {
    const all = new Map<string, { body: string; names: string[] }>();
    for (const url of addresses) {
      const { statusCode, body, headers } = await told.ask(url);
      // What is kept no longer than it takes to ask need not be told of.
      const isKept = statusCode === 200 && headers['surrogate-control'] !== undefined;
      all.set(url, { body: isKept ? body : '', names: String(headers.xkey ?? '').split(' ') });
    }
    return all;
  }

  /** What a change made different although a cache had it, and what of that was purged. */
  async function compare(change: () => Promise<{ statusCode: number; body: string }>) {
    const { db, clock } = site();
    const before = last.size > 0 ? last : await askAll();
    const known = new Set((await db.select().from(invalidations)).map(({ id }) => id));
    clock.pass(1);
    const answer = await change();
    expect(answer.statusCode, answer.body).toBe(200);
    const news = (await db.select().from(invalidations)).filter(({ id }) => !known.has(id));
    const tags = news.flatMap((each) => each.tags);
    told.hear(tags);
    const names = namesToPurge(tags);
    last = await askAll();
    const kept = [...before].filter(([, { body }]) => body !== '');
    return {
      different: kept.flatMap(([url, { body }]) => (last.get(url)?.body === body ? [] : [url])),
      purged: kept.flatMap(([url, each]) => (each.names.some((name) => names.has(name)) ? [url] : [])),
    };
  }

  const postId = async () => {
    const [row] = await site()
      .db.select()
      .from(posts)
      .where(eq(posts.slug, 'melhores-aspiradores-verticais'));
    return { id: row?.id, version: row?.version };
  };
  const inBrazil = async (table: typeof reviews | typeof categories, slug: string) => {
    const found = and(eq(table.locale, 'br'), eq(table.slug, slug));
    return (await site().db.select({ id: table.id }).from(table).where(found))[0]?.id;
  };
  const review = () => inBrazil(reviews, 'nimbra-aero-3');

  test.each<[string, () => Promise<{ statusCode: number; body: string }>, string[]]>([
    [
      'another title of a post',
      async () => {
        const { id, version } = await postId();
        return editor('PATCH', `posts/${id}`, { version, title: 'Outro título, bem diferente' });
      },
      ['/br/feed.xml', '/api/posts/by-locale/br', '/api/home-data?locale=br'],
    ],
    [
      'a post that is taken back',
      async () => editor('POST', `posts/${(await postId()).id}/unpublish`, {}),
      ['/br/feed.xml', '/br/sitemap-1.xml'],
    ],
    [
      'and published',
      async () => editor('POST', `posts/${(await postId()).id}/publish`, {}),
      ['/br/feed.xml', '/br/atom.xml', '/br/sitemap-1.xml'],
    ],
    [
      'a review that is taken back',
      async () => editor('POST', `reviews/${await review()}/unpublish`, {}),
      ['/br/sitemap-1.xml', '/it/sitemap-1.xml', '/api/reviews?locale=br'],
    ],
    [
      'and published',
      async () => editor('POST', `reviews/${await review()}/publish`, {}),
      ['/br/sitemap-1.xml', '/it/sitemap-1.xml', '/api/reviews?locale=br'],
    ],
    [
      'another name of a category',
      async () =>
        editor('PATCH', `categories/${await inBrazil(categories, 'cozinha')}`, { name: 'Cozinha e mesa' }),
      ['/br/atom.xml', '/br/sitemap-1.xml', '/api/categories?locale=br'],
    ],
    [
      'another name of an edition',
      async () => editor('PATCH', 'locale-configs/br', { siteName: 'Vitrina Brasília' }),
      ['/br/feed.xml', '/br/site.webmanifest'],
    ],
    [
      'another name of an author',
      async () => {
        const [author] = await site().db.select().from(authors).where(eq(authors.slug, 'julia-menezes'));
        const { id, version } = author ?? { id: 0, version: 0 };
        return editor('PATCH', `authors/${id}`, { version, name: 'Júlia de Menezes' });
      },
      ['/api/authors/by-slug/julia-menezes?locale=br', '/br/sitemap-1.xml'],
    ],
    [
      'an edition that opens',
      async () => editor('PATCH', 'locale-configs/us', { status: 'active' }),
      ['/it/sitemap-1.xml', '/br/sitemap-1.xml'],
    ],
    [
      'crawlers that may not read the site any more',
      async () =>
        editor('PATCH', 'settings/ai_crawlers', { value: { 'ai-search': false, 'ai-training': true } }),
      ['/robots.txt'],
    ],
    [
      'whom to tell of a hole',
      async () => editor('PATCH', 'settings/security_contact', { value: 'security@example.com' }),
      ['/.well-known/security.txt'],
    ],
    [
      'another name of the site',
      async () => editor('PATCH', 'settings/site_name', { value: 'Outra' }),
      ['/api/settings/site_name'],
    ],
    ['nothing at all', async () => ({ statusCode: 200, body: '' }), []],
  ])('%s', async (_what, change, expected) => {
    const { different, purged } = await compare(change);
    expect(different).toEqual(expect.arrayContaining(expected));
    expect(different.filter((url) => !purged.includes(url))).toEqual([]);
    if (expected.length === 0) expect([different, purged]).toEqual([[], []]);
    expect(purged.length).toBeLessThan(addresses.length - 4);
  });
});
