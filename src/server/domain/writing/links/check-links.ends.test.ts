import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { editions } from '#db/schema/running/editions.ts';
import { linkFindings } from '#db/schema/writing/link-ends.ts';
import { editionRows } from '#seed/demo-rows.ts';
import { createRememberedRows } from '#server/domain/pages/invalidations/remembered-rows.ts';
import { createEditionsService } from '#server/domain/running/editions/editions.service.ts';
import { createTestClock } from '#test/harness/app.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { startShop } from '#test/harness/servers/shop-server.ts';
import { createLinksService } from './links.service.ts';

const never = new AbortController().signal;
const DAY = 24 * 3_600;
const soldOut =
  '<script type="application/ld+json">{"@type":"Product","offers":{"availability":"https://schema.org/OutOfStock"}}</script>';

describe.each(engines)('links that answer and lead to the wrong end on %s', (engine) => {
  const database = useDatabase(engine);
  let shop: Awaited<ReturnType<typeof startShop>>;
  beforeAll(async () => {
    shop = await startShop();
    await database().db.insert(editions).values(editionRows());
  });
  afterAll(() => shop.close());

  test('are told when they were seen twice, a day apart, asked daily, and forgotten when they are well', async () => {
    const { db } = database();
    const clock = createTestClock();
    const links = createLinksService({
      ...{ db, clock, guardedFetch: shop.guardedFetch, random: () => 0 },
      editions: createEditionsService({ db, rows: createRememberedRows() }),
      wait: async (ms) => clock.pass(ms / 1000),
    });
    const paths = ['/p/sold', '/p/moved', '/p/well', '/p/wall'];
    await db
      .insert(shopLinks)
      .values(paths.map((path) => ({ slug: path.slice(3), title: path, url: shop.urlOf(path) })));
    shop.pages
      .set('/p/sold', `<h1>Cafeteira</h1>${soldOut}`)
      .set('/p/wall', '<title>Just a moment...</title>');
    shop.ways.set('/p/moved', '/');
    await links.gather(never);
    const look = async () => {
      await links.checkDue(never);
      const rows = await db.select().from(linkFindings);
      return Object.fromEntries(
        rows.map(({ kind, times, confirmedAt }) => [kind, [times, confirmedAt !== null]]),
      );
    };
    expect(await look()).toEqual({ sold_out: [1, false], home_instead: [1, false] });
    expect(shop.asked.map(({ method }) => method)).not.toContain('HEAD');
    clock.pass(DAY);
    shop.asked.length = 0;
    expect(await look()).toEqual({ sold_out: [2, true], home_instead: [2, true] });
    expect(shop.asked.map(({ path }) => path).sort()).toEqual(['/', '/p/moved', '/p/sold']);
    const caller = { actor: { id: 'a', name: 'A', role: 'viewer' } } as never;
    const { counted } = await links.summarize(caller, undefined);
    expect(Object.fromEntries(counted.map(({ state, n }) => [state, n]))).toEqual({ failing: 2, working: 2 });
    shop.pages.delete('/p/sold');
    clock.pass(DAY);
    expect(await look()).toEqual({ home_instead: [3, true] });
  });
});
