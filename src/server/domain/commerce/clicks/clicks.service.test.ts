import { eq, getTableColumns, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { clickDays, viewDays } from '#db/schema/commerce/click-days.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { editions } from '#db/schema/running/editions.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { createTestServices } from '#test/harness/services.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const review = '/it/recensione/nimbra-aero-3';

/** Everybody is somebody else, unless a test says who. */
let visitors = 0;
const visit = (pathname: string, userAgent: string | undefined = firefox, address?: string, headers = {}) => {
  visitors += 1;
  return {
    pathname,
    address: address ?? `10.1.${visitors}`,
    headers: { 'user-agent': userAgent, ...headers },
  };
};

describe.each(engines)('counting clicks on %s', (engine) => {
  const site = useApp(engine);
  const clicks = () => site().services.clicks;
  const stored = () => site().db.select().from(clickDays).orderBy(clickDays.day, clickDays.visitor);
  const views = () =>
    site().db.select().from(viewDays).orderBy(viewDays.day, viewDays.locale, viewDays.visitor);
  const offerOf = async (locale: 'it' | 'br') => {
    const [offer] = await site().db.select().from(offers).where(eq(offers.locale, locale)).limit(1);
    if (!offer) throw new Error(`The demo has no offer in ${locale}.`);
    return offer;
  };
  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    await clicks().flush();
    await site().db.delete(clickDays);
    await site().db.delete(viewDays);
  });

  test('adds up by day, page, target, position, people and crawlers apart', async () => {
    const { id, productId } = await offerOf('it');
    for (const agent of [firefox, firefox, googlebot, ''])
      clicks().countClick(`verdict:${id}`, visit(review, agent));
    await clicks().flush();
    clicks().countClick(`verdict:${id}`, visit(review));
    clicks().countClick(`card:${id}`, visit('/it/palestra-in-casa'));
    await clicks().flush();
    const rows = await stored();
    const place = { day: '2026-10-15', locale: 'it', targetKind: 'offer', targetId: id, productId };
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual(
      expect.objectContaining({
        ...place,
        pageKind: 'review',
        position: 'verdict',
        visitor: 'person',
        count: 3,
      }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({
        ...place,
        pageKind: 'review',
        position: 'verdict',
        visitor: 'crawler',
        count: 2,
      }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({ ...place, pageKind: 'post', position: 'card', visitor: 'person', count: 1 }),
    );
    expect(await clicks().countByProduct([productId, productId + 1])).toEqual(new Map([[productId, 4]]));
  });

  test('a day is the day of the edition', async () => {
    site().clock.moveTo('2026-10-16T01:30:00Z');
    clicks().countPageView(visit('/it'));
    clicks().countPageView(visit('/br'));
    site().clock.moveTo('2026-10-16T03:00:00Z');
    clicks().countPageView(visit('/br'));
    await clicks().flush();
    expect((await views()).map(({ locale, day, count }) => [locale, day, count])).toEqual([
      ['br', '2026-10-15', 1],
      ['br', '2026-10-16', 1],
      ['it', '2026-10-16', 1],
    ]);
  });

  test('links in a text count for the product that they name, or for a shop', async () => {
    const { externalId, id } = await offerOf('it');
    const page = '/it/palestra-in-casa';
    for (const mark of [`text:a-${externalId}`, 'text:a-B000000000', 'text'])
      clicks().countClick(mark, visit(page));
    await clicks().flush();
    const rows = (await stored()).map(({ targetKind, targetId, position, count }) => ({
      targetKind,
      targetId,
      position,
      count,
    }));
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ targetKind: 'offer', targetId: id, position: 'text', count: 1 });
    expect(rows).toContainEqual({ targetKind: 'shop', targetId: 0, position: 'text', count: 2 });
  });

  test('coming to a page that leads on to a shop is a click; its button right after is the same one', async () => {
    const [link] = await site().db.select().from(shopLinks).limit(1);
    const page = `/br/shopee/${link?.slug}`;
    clicks().countPageView(visit(page, firefox, 'ana'));
    clicks().countClick('button', visit(page, firefox, 'ana'));
    clicks().countPageView(visit(page, firefox, 'bia', { 'sec-purpose': 'prefetch' }));
    clicks().countNavigation(visit(page, firefox, 'caio'));
    clicks().countClick('button', visit(page, firefox, 'caio'));
    clicks().countPageView(visit(page, googlebot, 'google'));
    clicks().countPageView(visit('/br/shopee/nao-existe'));
    await clicks().flush();
    const rows = (await stored()).map(({ targetId, position, visitor, count }) => [
      targetId,
      position,
      visitor,
      count,
    ]);
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        [link?.id, 'forward', 'person', 1],
        [link?.id, 'button', 'person', 1],
        [link?.id, 'forward', 'crawler', 1],
      ]),
    );
    expect((await views()).map(({ visitor, count }) => [visitor, count])).toEqual([
      ['crawler', 1],
      ['person', 2],
    ]);
  });

  test('what no reader can have seen is not stored', async () => {
    const foreign = await offerOf('br');
    const own = await offerOf('it');
    await site().db.update(editions).set({ status: 'coming_soon' }).where(eq(editions.locale, 'mx'));
    clicks().countClick(`card:${foreign.id}`, visit(review));
    clicks().countClick('card:999999999', visit(review));
    clicks().countClick(`card:${own.id}`, visit('/it/nessuno-ha-scritto-questo'));
    clicks().countClick(`card:${own.id}`, visit('/preview'));
    clicks().countClick('button', visit(review));
    clicks().countClick('<script>', visit(review));
    for (const page of ['/mx', '/it/recensione/x', '/admin', '/', '/it/categoria/x']) {
      clicks().countPageView(visit(page));
    }
    await clicks().flush();
    await site().db.update(editions).set({ status: 'active' }).where(eq(editions.locale, 'mx'));
    expect([await stored(), await views()]).toEqual([[], []]);
  });

  test('one address cannot inflate a count, and thousands of things do not fill the memory', async () => {
    const { id } = await offerOf('it');
    for (let n = 0; n < 500; n += 1) {
      clicks().countClick(`card:${id}`, visit(review, firefox, 'eve'));
      clicks().countClick(`card:${n}`, visit(`/it/articolo-${n}`, firefox, 'eve'));
      site().clock.pass(0.01);
    }
    for (let n = 0; n < engineLimits.clicks.perAddress.pages * 2; n += 1)
      clicks().countToldView(visit(n < 1_000 ? '/it/nessuno' : '/it', `${firefox} ${n}`, 'eve'));
    for (let n = 0; n < engineLimits.clicks.gathered + 2_000; n += 1)
      clicks().countPageView(visit(`/it/pagina-${n}`));
    await clicks().flush();
    expect((await stored()).map(({ count }) => count)).toEqual([1]);
    expect(await views()).toEqual([]);
  });

  test('two servers that store at once add up', async () => {
    const { id } = await offerOf('it');
    const others = [createTestServices(site()), createTestServices(site())];
    for (const { clicks: other } of others) {
      for (let n = 0; n < 50; n += 1) {
        other.countClick(`verdict:${id}`, visit(review));
        other.countPageView(visit(n % 2 ? '/it' : review));
      }
    }
    await Promise.all(others.map((other) => other.clicks.flush()));
    expect((await stored()).map(({ count }) => count)).toEqual([100]);
    expect((await views()).map(({ count }) => count)).toEqual([50, 50]);
  });

  test('what could not be stored is stored the next time, once', async () => {
    clicks().countPageView(visit('/it'));
    await site().db.execute(sql`ALTER TABLE view_days RENAME TO view_days_away`);
    await expect(clicks().flush()).rejects.toThrow();
    clicks().countPageView(visit('/it'));
    await site().db.execute(sql`ALTER TABLE view_days_away RENAME TO view_days`);
    await clicks().flush();
    await clicks().flush();
    expect((await views()).map(({ count }) => count)).toEqual([2]);
  });

  test('days are forgotten after 25 months', async () => {
    const day = { locale: 'it', pageKind: 'home', visitor: 'person', count: 1 } as const;
    const click = { ...day, targetKind: 'shop', position: 'text' } as const;
    for (const each of ['2024-09-14', '2024-09-15']) {
      await site()
        .db.insert(viewDays)
        .values({ ...day, day: each });
      await site()
        .db.insert(clickDays)
        .values({ ...click, day: each });
    }
    await clicks().purge();
    expect([await stored(), await views()].map((rows) => rows.map((row) => row.day))).toEqual([
      ['2024-09-15'],
      ['2024-09-15'],
    ]);
  });

  test('nothing that is stored is about a person', () => {
    const things = ['day', 'locale', 'pageKind', 'pageId', 'visitor', 'count'];
    expect(Object.keys(getTableColumns(viewDays)).sort()).toEqual([...things].sort());
    expect(Object.keys(getTableColumns(clickDays)).sort()).toEqual(
      [...things, 'targetKind', 'targetId', 'productId', 'position'].sort(),
    );
  });
});
