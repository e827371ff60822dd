import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { earningLayouts, earningReports, earningRows } from '#db/schema/commerce/earnings.ts';
import { editions } from '#db/schema/running/editions.ts';
import { useApp } from '#test/harness/app.ts';
import { earningSteps } from '#test/harness/data/earnings.ts';
import { oneEngine } from '#test/harness/database.ts';

const TITLE = 'Fee-Earnings reports from 10-01-2026 to 10-15-2026';
const NAMES =
  'Category,Name,ASIN,Seller,Tracking ID,Date Shipped,Price($),Items Shipped,Returns,Revenue($),Ad Fees($),Device Type Group';

describe.each(oneEngine)('a report of earnings on %s', (engine) => {
  const site = useApp(engine);
  const { call, check, apply, take, send, sendAs, get } = earningSteps(site);
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
  const us = { locale: 'us' } as const;

  test('a wrong row is left out and told; what is right comes in', async () => {
    const looked = await check(
      amazon(
        sale('10/3/2026', '1.23'),
        sale('10/4/2026', 'x'),
        sale('10/5/2026', '5.00').replace(tag, 'alheia-20'),
      ),
      us,
    );
    expect(looked.figures).toMatchObject({
      rows: 1,
      leftOut: 2,
      leftOutSums: [{ currency: 'USD', amount: 500 }],
      doubts: ['rows_left_out'],
      problems: [
        { line: 4, field: 'earned', problem: 'not_a_number', value: 'x' },
        { line: 5, field: 'tag', problem: 'unknown_tag', value: 'alheia-20' },
      ],
    });
    expect((await apply(looked.id)).state).toBe('done');
    expect(await stored()).toEqual(['2026-10-03 approved 123']);
    const none = await check(amazon(sale('10/3/2026', 'x')), us);
    expect((await call('editor', 'POST', `/${none.id}/apply`, { confirmed: true })).statusCode).toBe(409);
  });

  test('another publisher’s report is told of, by the edition’s own numbers', async () => {
    const { db } = site();
    await db
      .update(editions)
      .set({ networkNumbers: { awin: { publisher: '123' } } })
      .where(eq(editions.locale, 'es'));
    const report = JSON.stringify([
      {
        id: 8,
        publisherId: 999,
        commissionStatus: 'approved',
        commissionAmount: { amount: 5, currency: 'EUR' },
        transactionDate: '2026-10-02T10:00:00',
      },
    ]);
    expect((await check(report, { locale: 'es' })).figures?.problems).toMatchObject([
      { problem: 'other_publisher', value: '999' },
    ]);
  });

  test('columns that somebody has said once are remembered with the header', async () => {
    const file = (day: string) => `Quando;Quem;Quanto\n${day};${tag};1.234,56`;
    const unknown = await send(file('2026-10-01'));
    expect(unknown).toMatchObject({ state: 'uploaded', reading: {}, tables: [{ kind: 'unknown' }] });
    const body = { locale: 'us', source: 'amazon', columns: { day: 0, tag: 1, earned: 2 } };
    const half = await call('editor', 'POST', `/${unknown.id}/check`, {
      ...body,
      columns: { day: 0, earned: 2 },
    });
    expect(Object.keys(half.json().error.fields)).toEqual(['columns.tag']);
    await take(file('2026-10-01'), body as Parameters<typeof take>[1]);
    expect(await send(file('2026-10-02'))).toMatchObject({
      reading: { source: 'amazon', columns: body.columns },
    });
    expect((await take(file('2026-10-02'), us)).stored).toMatchObject([{ amount: 123_456 }]);
  });

  test('a total that does not add up is held, and a file without earnings is refused with what to do', async () => {
    const report = amazon(sale('10/3/2026', '1.23'));
    expect((await check(`${report}\n,,,,,,,,,Total,1.23,`, us)).figures?.doubts).toEqual([]);
    const wrong = await check(`${report}\n,,,,,,,,,Total,9.99,`, us);
    expect(wrong.figures).toMatchObject({ doubts: ['sum_differs'], stated: { total: 999, rows: 123 } });
    const orders = await send('Category,ASIN,Date,Qty,Tag\nKitchen,B0DEMO0001,10/3/2026,1,x-20');
    expect(orders).toMatchObject({ state: 'failed', problem: 'nothing_earned' });
    expect(await send('<html>')).toMatchObject({ state: 'failed', problem: 'not_a_report' });
  });

  test('whoever may only look brings nothing, and what was discarded is gone', async () => {
    expect((await sendAs('viewer', 'x,y')).statusCode).toBe(403);
    const { id } = await check(amazon(sale('10/3/2026', '1.23')), us);
    expect((await call('viewer', 'POST', `/${id}/apply`, {})).statusCode).toBe(403);
    expect((await call('editor', 'POST', `/${id}/cancel`)).json()).toMatchObject({ state: 'cancelled' });
    expect((await call('editor', 'POST', `/${id}/apply`, {})).statusCode).toBe(409);
    expect((await get(id)).state).toBe('cancelled');
    expect(await stored()).toEqual([]);
  });
});
