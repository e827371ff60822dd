import { beforeEach, describe, expect, test } from 'vitest';
import type { EarningSums } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import { earningLayouts, earningReports, earningRows } from '#db/schema/commerce/earnings.ts';
import { useApp } from '#test/harness/app.ts';
import { earningSteps } from '#test/harness/data/earnings.ts';
import { engines } from '#test/harness/database.ts';
import { as, lastAudits } from '#test/harness/people/actors.ts';

const TITLE = 'Fee-Earnings reports from 10-01-2026 to 10-15-2026';
const NAMES =
  'Category,Name,ASIN,Seller,Tracking ID,Date Shipped,Price($),Items Shipped,Returns,Revenue($),Ad Fees($),Device Type Group';

describe.each(engines)('reports of earnings on %s', (engine) => {
  const site = useApp(engine);
  const { call, check, apply, take, send } = earningSteps(site);
  let tag = '';
  beforeEach(async () => {
    const { db, services } = site();
    for (const table of [earningRows, earningReports, earningLayouts]) await db.delete(table);
    tag = (await services.editions.getEdition('us')).affiliateId;
  });
  const sale = (day: string, fee: string, asin = 'B0DEMO0001') =>
    `Kitchen,Moka 24" pot,${asin},Amazon,${tag},${day} 0:00,61.72,1,0,61.72,${fee},PHONE`;
  const amazon = (...rows: string[]) => [TITLE, NAMES, ...rows].join('\r\n');
  const stored = async () =>
    (await site().db.select().from(earningRows))
      .map(({ day, state, earned }) => `${day} ${state} ${earned}`)
      .sort();
  const sums = async () => {
    const answer = await as(site(), 'viewer')('GET', '/api/admin/earnings?from=2026-10-01&to=2026-10-31');
    return answer
      .json<EarningSums>()
      .items.map((each) => [each.locale, each.sourceName, each.state, each.currency, each.amount]);
  };
  const us = { locale: 'us' } as const;

  test('Amazon’s is taken in to the cent, twice, and with later returns', async () => {
    const first = amazon(sale('10/3/2026', '1.23'), sale('10/3/2026', '1.23'), sale('10/4/2026', '2.00'));
    const done = await take(first, us);
    const approved = (amount: number) => [{ currency: 'USD', state: 'approved', amount }];
    expect(done).toMatchObject({ state: 'done', source: 'amazon', stored: approved(446) });
    expect(done.figures).toMatchObject({ rows: 3, leftOut: 0, sums: approved(446), outcomes: { new: 3 } });
    expect(await lastAudits(site())).toMatchObject([{ action: 'created', subject: 'import', locale: 'us' }]);

    const again = await check(first, us);
    expect(again.figures).toMatchObject({ outcomes: { same: 3 }, doubts: ['same_file'] });
    const refused = await call('editor', 'POST', `/${again.id}/apply`, {});
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([409, ['confirmed']]);
    expect((await apply(again.id)).stored).toEqual(approved(446));
    expect(await stored()).toEqual([
      '2026-10-03 approved 123',
      '2026-10-03 approved 123',
      '2026-10-04 approved 200',
    ]);

    // A return, and a day that Amazon does not name any more: the title's whole period is replaced.
    const later = await take(
      amazon(sale('10/3/2026', '1.23'), sale('10/3/2026', '1.23'), sale('10/5/2026', '-1.23')),
      us,
    );
    expect(later.stored).toEqual(approved(123));
    expect(later.figures).toMatchObject({ outcomes: { same: 2, new: 1 }, replaced: 3 });
    expect(await stored()).toEqual([
      '2026-10-03 approved 123',
      '2026-10-03 approved 123',
      '2026-10-05 approved -123',
    ]);
  });

  test('without a title it replaces the days that it names, each for its tag', async () => {
    const plain = (...rows: string[]) => ['day,tag,earnings,asin', ...rows].join('\n');
    await take(plain(`2026-10-10,${tag},1.00,A`, `2026-10-10,${tag},2.00,B`, `2026-10-11,${tag},3.00,A`), us);
    expect((await take(plain(`2026-10-10,${tag},9.00,C`), us)).figures).toMatchObject({ replaced: 2 });
    expect(await stored()).toEqual(['2026-10-10 approved 900', '2026-10-11 approved 300']);
  });

  const NETWORK = 'EventDate,UpdateDate,Status,EpnTransactionId,Sales,Earnings,CustomId';
  const ebay = (...rows: string[]) => [NETWORK, ...rows].join('\n');

  test('a network’s new states change what they name; an older report changes nothing back', async () => {
    await take(
      ebay('2026-10-02,2026-10-03,Pending,1,40.00,1.20,', '2026-10-02,2026-10-03,Pending,2,40.00,2.00,'),
      us,
    );
    const later = ebay(
      '2026-10-02,2026-10-09,Approved,1,40.00,1.15,',
      '2026-10-02,2026-10-09,Reversed,2,40.00,2.00,',
      '2026-10-08,2026-10-09,Pending,3,9.00,0.30,',
    );
    const taken = await take(later, us);
    expect(taken.figures?.outcomes).toEqual({ changed: 2, new: 1 });
    expect(taken.stored).toEqual([
      { currency: 'USD', state: 'approved', amount: 115 },
      { currency: 'USD', state: 'declined', amount: 200 },
      { currency: 'USD', state: 'pending', amount: 30 },
    ]);
    const older = await take(ebay('2026-10-02,2026-10-04,Pending,1,40.00,1.20,'), us);
    expect(older.figures).toMatchObject({ outcomes: { older: 1 }, doubts: ['older'] });
    expect(older.stored).toEqual([{ currency: 'USD', state: 'approved', amount: 115 }]);
    expect(await stored()).toEqual([
      '2026-10-02 approved 115',
      '2026-10-02 declined 200',
      '2026-10-08 pending 30',
    ]);
    expect(await sums()).toEqual([
      ['us', 'eBay Partner Network', 'approved', 'USD', 115],
      ['us', 'eBay Partner Network', 'declined', 'USD', 200],
      ['us', 'eBay Partner Network', 'pending', 'USD', 30],
    ]);
  });

  test('one sale counts in one edition, in the currency that it was reported in', async () => {
    const awin = (locale: string) =>
      JSON.stringify([
        {
          id: 7,
          commissionStatus: 'approved',
          commissionAmount: { amount: 5, currency: locale },
          saleAmount: { amount: 50, currency: locale },
          transactionDate: '2026-10-02T10:00:00',
        },
      ]);
    const first = await take(awin('GBP'), { locale: 'it' });
    expect(first.figures?.doubts).toEqual(['other_currency']);
    const second = await check(awin('USD'), us);
    expect(second.figures).toMatchObject({
      rows: 0,
      problems: [{ problem: 'counted_elsewhere', value: '7 (it)' }],
    });
    expect(await sums()).toEqual([['it', 'Awin', 'approved', 'GBP', 500]]);
  });

  test('a summary counts on the last day of its period, until the days themselves come', async () => {
    const tracking = (period: string) =>
      `Fee-Tracking reports from ${period}\nTracking ID,Clicks,Ad Fees($)\n${tag},5,3.00`;
    await take(tracking('10-01-2026 to 10-15-2026'), us);
    await take(tracking('10-01-2026 to 10-15-2026').replace('3.00', '4.00'), us);
    expect(await stored()).toEqual(['2026-10-15 approved 400']);
    expect((await check(tracking('10-08-2026 to 10-15-2026'), us)).figures?.problems).toMatchObject([
      { problem: 'counted_in_period' },
    ]);
    await take(amazon(sale('10/3/2026', '4.00')), us);
    expect(await stored()).toEqual(['2026-10-03 approved 400']);
    expect((await check(tracking('10-01-2026 to 10-15-2026'), us)).figures?.problems).toMatchObject([
      { problem: 'counted_by_day' },
    ]);
    const asked = await send(`Tracking Id,Clicks,Total Earnings\n${tag},5,3.00`);
    const refused = await call('editor', 'POST', `/${asked.id}/check`, { locale: 'us', source: 'amazon' });
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([400, ['period.from']]);
  });

  test('two people at once: each waits for the other, and nothing counts twice', async () => {
    const report = amazon(sale('10/3/2026', '1.23'));
    const both = await Promise.all([check(report, us), check(report, us)]);
    await Promise.all(both.map(({ id }) => apply(id)));
    expect(await stored()).toEqual(['2026-10-03 approved 123']);
    const [first] = both;
    expect(
      (await call('editor', 'POST', `/${first?.id}/check`, { locale: 'us', source: 'amazon' })).statusCode,
    ).toBe(409);
  });
});
