import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { products } from '#db/schema/commerce/products.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { editions } from '#db/schema/running/editions.ts';
import { linkChecks, linkPlaces } from '#db/schema/writing/links.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { editionRows } from '#seed/demo-rows.ts';
import { createRememberedRows } from '#server/domain/pages/invalidations/remembered-rows.ts';
import { createEditionsService } from '#server/domain/running/editions/editions.service.ts';
import { createTestClock, demoNow, insertPosts } from '#test/harness/app.ts';
import { insertOffers } from '#test/harness/data/price-runs.ts';
import { type Engine, engines, useDatabase } from '#test/harness/database.ts';
import { startShop } from '#test/harness/servers/shop-server.ts';
import { createLinksService } from './links.service.ts';

const never = new AbortController().signal;
const DAY = 24 * 3_600;

const linkTo = (...hrefs: string[]): ContentDocument => ({
  type: 'doc',
  content: [
    {
      type: 'bulletList',
      content: hrefs.map((href) => ({
        type: 'listItem',
        content: [
          {
            type: 'paragraph',
            content: [{ type: 'text', text: 'aqui', marks: [{ type: 'link', attrs: { href } }] }],
          },
        ],
      })),
    },
  ],
});

function useLinks(engine: Engine) {
  const database = useDatabase(engine);
  const clock = createTestClock();
  let shop: Awaited<ReturnType<typeof startShop>>;
  const waits: number[] = [];

  /** Another server on the same database. */
  function newServer() {
    const { db } = database();
    return createLinksService({
      db,
      clock,
      guardedFetch: shop.guardedFetch,
      random: () => 0,
      editions: createEditionsService({ db, rows: createRememberedRows() }),
      wait: async (ms) => {
        waits.push(ms);
        clock.pass(ms / 1000);
      },
    });
  }

  beforeAll(async () => {
    shop = await startShop();
    await database().db.insert(editions).values(editionRows());
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    const { db } = database();
    await db.delete(linkChecks);
    await db.delete(posts);
    await db.delete(products);
    await db.delete(shopLinks);
    clock.moveTo(demoNow);
    shop.statuses.clear();
    shop.headless.clear();
    shop.asked.length = 0;
    waits.length = 0;
  });
  return {
    clock,
    waits,
    newServer,
    db: () => database().db,
    shop: () => shop,
    write: (content: ContentDocument, row: Partial<typeof posts.$inferInsert> = {}) =>
      insertPosts({ db: database().db, clock }, [{ content, ...row }]),
    links: () => database().db.select().from(linkChecks).orderBy(linkChecks.url),
    places: () => database().db.select().from(linkPlaces),
  };
}

describe.each(engines)('links to other sites on %s', (engine) => {
  const world = useLinks(engine);
  const urls = async () => (await world.links()).map(({ url }) => url);

  test('are found in texts, offers and shop links, each once', async () => {
    const { db, write, newServer } = world;
    await write(
      linkTo('https://A.example/x#parte', 'https://a.example/x', '/br/casa', '#topo', 'mailto:a@b.c'),
    );
    await write(linkTo('https://a.example/x'), { locale: 'it', status: 'scheduled' });
    await write({
      type: 'doc',
      content: [
        { type: 'button', attrs: { href: 'https://b.example/botao', label: 'Ver' } },
        { type: 'embed', attrs: { href: 'https://b.example/video', picture: '/media/a-480.webp' } },
        { type: 'file', attrs: { src: 'https://b.example/f.pdf', name: 'F', kind: 'file' } },
        { type: 'file', attrs: { src: '/media/files/f.pdf', name: 'F', kind: 'file' } },
        { type: 'image', attrs: { src: 'https://b.example/foto.jpg', alt: 'Foto' } },
      ],
    });
    await write(linkTo('https://draft.example/'), { status: 'draft' });
    await write(linkTo('https://trash.example/'), { status: 'archived' });
    await insertOffers(db(), 1, () => ({ externalId: 'B0LINKS001' }));
    await insertOffers(db(), 1, () => ({ externalId: 'B0LINKS002', source: 'demo' }));
    await insertOffers(db(), 1, () => ({ externalId: 'not an asin' }));
    await db().insert(shopLinks).values({ slug: 'luz', title: 'Luz', url: 'https://s.shopee.com.br/abc' });
    await newServer().gather(never);
    const [edition] = await db().select().from(editions).where(eq(editions.locale, 'br'));
    expect(await urls()).toEqual([
      'https://a.example/x',
      'https://b.example/botao',
      'https://b.example/f.pdf',
      'https://b.example/video',
      'https://s.shopee.com.br/abc',
      `https://www.amazon.com.br/dp/B0LINKS001?tag=${edition?.affiliateId}`,
    ]);
    expect((await world.places()).map(({ kind, locale }) => `${kind} ${locale}`).sort()).toEqual([
      'offer br',
      'post br',
      'post br',
      'post br',
      'post br',
      'post it',
      'shop_link br',
    ]);
  });

  test('are forgotten where nobody has them any more, and remembered where somebody has', async () => {
    const { db, write, newServer, clock, shop } = world;
    const url = shop().urlOf('/a');
    const [post] = await write(linkTo(url, 'https://b.example/'));
    const [other] = await write(linkTo(url));
    const server = newServer();
    await server.gather(never);
    await db().update(linkChecks).set({ failures: 1, failedAt: clock() });
    clock.pass(3_600);
    await db()
      .delete(posts)
      .where(eq(posts.id, post?.id ?? 0));
    await Promise.all([server.gather(never), newServer().gather(never)]);
    expect(await world.links()).toMatchObject([{ url, failures: 1 }]);
    expect(await world.places()).toMatchObject([{ kind: 'post', subjectId: other?.id }]);
  });

  test('are broken when they were gone twice, a day apart, and well when they answer again', async () => {
    const { write, newServer, clock, shop } = world;
    await write(linkTo(shop().urlOf('/gone'), shop().urlOf('/well'), shop().urlOf('/sick')));
    shop().statuses.set('/gone', 404).set('/sick', 503);
    const server = newServer();
    await server.gather(never);
    const look = async () => {
      await server.checkDue(never);
      return Object.fromEntries(
        (await world.links()).map(({ url, failures, brokenAt, result }) => [
          new URL(url).pathname.slice(1),
          [result, failures, brokenAt !== null],
        ]),
      );
    };
    const rest = { well: ['working', 0, false], sick: ['blocked', 0, false] };
    expect(await look()).toEqual({ ...rest, gone: ['gone', 1, false] });
    shop().asked.length = 0;
    clock.pass(DAY / 2);
    expect(await look()).toEqual({ ...rest, gone: ['gone', 1, false] });
    expect(shop().asked).toEqual([]);
    clock.pass(DAY);
    expect(await look()).toEqual({ ...rest, gone: ['gone', 2, true] });
    shop().statuses.delete('/gone');
    clock.pass(2 * DAY);
    expect(await look()).toEqual({ ...rest, gone: ['working', 0, false] });
  });

  test('are asked by HEAD, and once more by GET before a refusal counts', async () => {
    const { write, newServer, shop } = world;
    await write(linkTo(shop().urlOf('/a'), shop().urlOf('/b'), shop().urlOf('/c')));
    shop().headless.add('/b');
    shop().statuses.set('/c', 404);
    const server = newServer();
    await server.gather(never);
    await server.checkDue(never);
    const methods = (path: string) =>
      shop()
        .asked.filter((each) => each.path === path)
        .map(({ method }) => method);
    expect([methods('/a'), methods('/b'), methods('/c')]).toEqual([
      ['HEAD'],
      ['HEAD', 'GET'],
      ['HEAD', 'GET'],
    ]);
    expect((await world.links()).map(({ status }) => status)).toEqual([200, 200, 404]);
  });

  test('are asked a second apart on one host, and at once on others', async () => {
    const { write, newServer, waits, shop } = world;
    await write(linkTo(shop().urlOf('/1'), shop().urlOf('/2'), shop().urlOf('/3', 'other.example')));
    const server = newServer();
    await server.gather(never);
    await server.checkDue(never);
    expect(shop().asked).toHaveLength(3);
    expect(waits).toEqual([1_000]);
  });

  test('are never asked inside a network', async () => {
    const { write, newServer, shop } = world;
    await write(linkTo(shop().urlOf('/', 'inner.example'), 'http://169.254.169.254/latest/meta-data'));
    const server = newServer();
    await server.gather(never);
    await server.checkDue(never);
    expect(shop().asked).toEqual([]);
    expect((await world.links()).map(({ result }) => result)).toEqual(['refused', 'refused']);
  });

  test('are one server’s at a time, a few at once, and come back where it died', async () => {
    const { write, newServer, clock, shop } = world;
    await write(linkTo(...Array.from({ length: 14 }, (_, n) => shop().urlOf(`/${n}`, `h${n}.example`))));
    const [one, two] = [newServer(), newServer()];
    await one.gather(never);
    await Promise.all([one.checkDue(never), two.checkDue(never)]);
    const paths = shop().asked.map(({ path }) => path);
    expect([paths.length, new Set(paths).size]).toEqual([14, 14]);
    const stopped = AbortSignal.abort();
    clock.pass(10 * DAY);
    await one.checkDue(stopped);
    expect(shop().asked).toHaveLength(14);
    await two.checkDue(never);
    expect(shop().asked).toHaveLength(18);
    clock.pass(16 * 60);
    await two.checkDue(never);
    expect(shop().asked).toHaveLength(28);
  });
});
