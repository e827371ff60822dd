import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ClickReport } from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import type { ClickPosition } from '#contract/commerce/clicks/clicks.words.ts';
import type { EarnedBlocks } from '#contract/commerce/earnings/earned-blocks.admin.schemas.ts';
import type { OverviewMoney } from '#contract/running/overview/overview-money.admin.schemas.ts';
import { clickDays } from '#db/schema/commerce/click-days.ts';
import { earningRows } from '#db/schema/commerce/earnings.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { editions } from '#db/schema/running/editions.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { useApp } from '#test/harness/app.ts';
import { everything } from '#test/harness/data/everything.ts';
import { takeReport } from '#test/harness/data/take-report.ts';
import { engines } from '#test/harness/database.ts';
import { as } from '#test/harness/people/actors.ts';

/** One sale of a network, and the states that its reports tell of one after the other. */
interface Sale {
  id: number;
  /** Which of the sub-ids it came with. */
  sub: number;
  day: number;
  cents: number;
  states: ('Pending' | 'Approved' | 'Reversed')[];
}
/** One row of Amazon's: what is returned is negative, and the same row may stand there twice. */
interface Shipment {
  day: number;
  /** Whether it was sold over the tag of a place. */
  placed: boolean;
  cents: number;
  product: number;
}

const days = fc.integer({ min: 1, max: 14 });
const saleArbitrary = fc.record({
  day: days,
  cents: fc.integer({ min: 1, max: 99_999 }),
  sub: fc.integer({ min: 0, max: 4 }),
  states: fc.constantFrom<Sale['states'][]>(
    ['Pending'],
    ['Approved'],
    ['Pending', 'Approved'],
    ['Pending', 'Reversed'],
    ['Pending', 'Pending', 'Approved'],
  ),
});
const shipmentArbitrary = fc.record({
  day: days,
  cents: fc.integer({ min: -9_999, max: 99_999 }),
  product: fc.integer({ min: 0, max: 2 }),
  placed: fc.boolean(),
});
const month = fc.record({
  sales: fc.array(saleArbitrary, { maxLength: 8 }),
  shipments: fc.array(shipmentArbitrary, { minLength: 1, maxLength: 8 }),
  /** In which order the network's reports come in, some of them twice. */
  order: fc.shuffledSubarray([0, 1, 2, 0, 2], { minLength: 5 }),
  returned: fc.boolean(),
  /** Where and how often links were followed; nothing at all, too. */
  clicks: fc.array(
    fc.record({
      page: fc.integer({ min: 1, max: 3 }),
      position: fc.constantFrom<ClickPosition[]>('card', 'verdict', 'text'),
      product: fc.integer({ min: 0, max: 1 }),
      count: fc.integer({ min: 1, max: 50 }),
      day: days,
    }),
    { maxLength: 6 },
  ),
});

const dayOf = (day: number) => `2026-10-${String(day).padStart(2, '0')}`;
const money = (cents: number) => (cents / 100).toFixed(2);

describe.each(engines)('months of reports on %s', (engine) => {
  const site = useApp(engine);
  const take = (text: string) => takeReport(site(), text, 'us');
  let tag = '';
  let known: (typeof offers.$inferSelect)[] = [];
  const PLACE_TAG = 'vitrina-verdict-20';
  beforeAll(async () => {
    await site()
      .db.update(editions)
      .set({ placeTags: { verdict: PLACE_TAG } })
      .where(eq(editions.locale, 'us'));
    await site().db.transaction((tx) => recordChange(tx, site().clock(), 'test', [tags.edition('us')]));
    tag = (await site().services.editions.getEdition('us')).affiliateId;
    const found = await site().db.select().from(offers).where(eq(offers.locale, 'us'));
    known = found.filter(({ externalId }) => externalId).slice(0, 2);
  });

  /** With page and place, with a place alone, of an older release, somebody else's, none. */
  const subs = () => {
    const product = known[0]?.productId ?? 0;
    return [`us-p1-card-${product}`, `us-list-${product}`, `us-${product}`, 'summer-sale', ''];
  };

  /** The network's report as it is at a time: each sale in the state that it has by then. */
  const networkReport = (sales: Sale[], time: number) =>
    [
      'EventDate,Status,EpnTransactionId,Sales,Earnings,CustomId',
      ...sales.map(({ id, day, cents, states, sub }) => {
        const state = states[Math.min(time, states.length - 1)];
        return `${dayOf(day)},${state},${id},1.00,${money(cents)},${subs()[sub]}`;
      }),
    ].join('\n');
  const amazonReport = (shipments: Shipment[]) =>
    [
      'Fee-Earnings reports from 10-01-2026 to 10-15-2026',
      'Name,ASIN,Tracking ID,Date Shipped,Ad Fees($)',
      ...shipments.map(
        ({ day, cents, product, placed }) =>
          `A 24" thing,${known[product]?.externalId ?? 'B0STRANGE1'},${placed ? PLACE_TAG : tag},10/${day}/2026 0:00,${money(cents)}`,
      ),
    ].join('\n');

  const get = async <T>(path: string): Promise<T> => (await as(site(), 'viewer')('GET', path)).json<T>();
  const clicks = (by: string) =>
    get<ClickReport>(`/api/admin/clicks?locale=us&from=2026-10-01&to=2026-10-15&by=${by}`);
  const blocks = (more: string) =>
    get<EarnedBlocks>(`/api/admin/earnings/blocks?locale=us&from=2026-10-01&to=2026-10-15${more}`);
  const sumOf = (rows: { earned: { amount: number }[] }[]) =>
    rows.flatMap(({ earned }) => earned).reduce((sum, { amount }) => sum + amount, 0);

  test('overview, clicks, articles, blocks, products and files agree to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(month, async ({ sales: drawn, shipments, order, returned, clicks: followed }) => {
        const { db } = site();
        await db.delete(earningRows);
        await db.delete(clickDays);
        for (const { page, position, product, count, day } of followed) {
          const { id: targetId = 0, productId = 0 } = known[product] ?? {};
          const place = { locale: 'us' as const, pageKind: 'post' as const, pageId: page, position };
          await db
            .insert(clickDays)
            .values({
              ...place,
              day: dayOf(day),
              targetKind: 'offer',
              targetId,
              productId,
              visitor: 'person',
              count,
            })
            .onConflictDoNothing();
        }
        const sales = drawn.map((sale, index) => ({ ...sale, id: index + 1 }));
        const all = returned
          ? [...shipments, ...shipments.slice(0, 1).map((each) => ({ ...each, cents: -each.cents }))]
          : shipments;
        if (sales.length > 0) for (const time of order) await take(networkReport(sales, time));
        await take(amazonReport(shipments));
        const last = await take(amazonReport(all));

        // However they came, what counts is what the last of them says.
        const counted = sales
          .filter(({ states }) => states.at(-1) !== 'Reversed')
          .reduce((sum, { cents }) => sum + cents, 0);
        const shipped = all.reduce((sum, { cents }) => sum + cents, 0);
        const file = (sums: { amount: number }[]) => sums.reduce((sum, { amount }) => sum + amount, 0);
        expect([file(last.figures.sums), file(last.stored)]).toEqual([shipped, shipped]);
        const expected = counted + shipped;
        const byDay = await clicks('day');
        expect([sumOf([byDay.totals]), sumOf(byDay.items)]).toEqual([expected, expected]);
        expect(sumOf((await clicks('edition')).items)).toBe(expected);
        const { totals } = await get<OverviewMoney>('/api/admin/overview/money?locale=us');
        expect(sumOf([totals])).toBe(expected);
        const ofProducts = all.filter(({ product }) => known[product]);
        const ofSubs = sales.filter(({ sub, states }) => sub <= 2 && states.at(-1) !== 'Reversed');
        expect(sumOf((await clicks('product')).items)).toBe(
          [...ofProducts, ...ofSubs].reduce((sum, { cents }) => sum + cents, 0),
        );

        // Down to the block: what is reported, estimated and nowhere is all there is, and each article's part is its blocks'.
        const { items, totals: parts } = await blocks('');
        const moneyOf = (sums: { amount: number }[]) => sums.reduce((sum, { amount }) => sum + amount, 0);
        const ofBlocks = (of: 'reported' | 'estimated', some = items) =>
          moneyOf(some.flatMap((each) => each[of]));
        expect([ofBlocks('reported'), ofBlocks('estimated')]).toEqual([
          moneyOf(parts.reported),
          moneyOf(parts.estimated),
        ]);
        expect(ofBlocks('reported') + ofBlocks('estimated') + moneyOf(parts.unplaced)).toBe(expected);
        const placed = sales.filter(({ sub, states }) => sub === 0 && states.at(-1) !== 'Reversed');
        expect(ofBlocks('reported')).toBe(placed.reduce((sum, { cents }) => sum + cents, 0));
        for (const by of ['post', 'position']) {
          const rows = (await clicks(by)).items;
          const estimated = rows.flatMap((row) => row.estimated);
          expect(sumOf(rows) + moneyOf(estimated)).toBe(expected);
          expect(moneyOf(estimated)).toBe(ofBlocks('estimated'));
        }
        const article = await blocks('&page=post:1');
        const same = items.filter(({ page }) => page === 'post:1');
        expect(article.items).toEqual(same);
        const [first] = (await clicks('post')).items.filter(({ key }) => key === 'post:1');
        expect([moneyOf(first?.earned ?? []), moneyOf(first?.estimated ?? [])]).toEqual([
          ofBlocks('reported', same),
          ofBlocks('estimated', same),
        ]);
      }),
      { numRuns: everything ? 25 : 8 },
    );
  });
});
