import { describe, expect, test } from 'vitest';
import { zipOf } from '#test/harness/data/archives.ts';
import { lookAt, readReport } from '#test/harness/data/read-reports.ts';
import { workbookOf } from '#test/harness/data/workbooks.ts';

/*
 * Amazon's reports as several public programs read them (GP of our notes on networks): a title, the names, days with the
 * month first, names of products with bare quotes, returns as negative fees, the same ASIN twice on a day.
 */
const TITLE = 'Fee-Earnings reports from 10-01-2026 to 10-31-2026';
const NAMES =
  'Category,Name,ASIN,Seller,Tracking ID,Date Shipped,Price($),Items Shipped,Returns,Revenue($),Ad Fees($),Device Type Group';
const ROWS = [
  'Kitchen,Moka pot 24" tall,B0DEMO0001,Amazon,loja-20,10/3/2026 0:00,61.72,1,0,61.72,1.23,PHONE',
  'Kitchen,Moka pot 24" tall,B0DEMO0001,Amazon,loja-20,10/3/2026 0:00,61.72,1,0,61.72,1.23,PHONE',
  'Home,"Lamp, 12" black",B0DEMO0002,Other,outra-20,10/13/2026 23:59,"1,234.50",2,0,"2,469.00",74.07,DESKTOP',
  'Home,"Two\nlines",B0DEMO0003,Other,loja-20,10/14/2026 1:00,10.00,0,1,-10.00,-0.45,DESKTOP',
];
const feeEarnings = [TITLE, NAMES, ...ROWS].join('\r\n');

describe('Fee-Earnings', () => {
  test('is read with its title, bare quotes, returns and the same product twice on a day', async () => {
    const { rows, problems, sum, tables, source } = await readReport(feeEarnings);
    expect([problems, source, sum]).toEqual([[], 'amazon', 123 + 123 + 7407 - 45]);
    expect(tables).toMatchObject([
      { kind: 'earnings', headerLine: 2, period: { from: '2026-10-01', to: '2026-10-31' } },
    ]);
    expect(
      rows.map(({ line, day, tag, externalId, earned, revenue, shippedItems }) => [
        line,
        day,
        tag,
        externalId,
        earned,
        revenue,
        shippedItems,
      ]),
    ).toEqual([
      [3, '2026-10-03', 'loja-20', 'B0DEMO0001', 123, 6172, 1],
      [4, '2026-10-03', 'loja-20', 'B0DEMO0001', 123, 6172, 1],
      [5, '2026-10-13', 'outra-20', 'B0DEMO0002', 7407, 246_900, 2],
      [6, '2026-10-14', 'loja-20', 'B0DEMO0003', -45, -1000, 0],
    ]);
    expect(rows[0]?.fingerprint).toBe(rows[1]?.fingerprint);
  });

  test('has days with the month first wherever its title says so, and days first where that is the only way', async () => {
    const read = async (title: string, day: string) =>
      (await readReport([title, NAMES, ROWS[0]?.replace('10/3/2026 0:00', day)].join('\n'), { locale: 'it' }))
        .rows[0]?.day;
    expect(await read(TITLE, '10/3/2026')).toBe('2026-10-03');
    expect(await read('Report from 01-10-2026 to 31-10-2026', '3/10/2026')).toBe('2026-10-03');
  });

  test('a quote that nothing closes spoils no other row', async () => {
    const bare = ROWS[0]?.replace('Moka pot 24" tall', '"Moka" pot');
    const open = ROWS[0]?.replace('Moka pot 24" tall', '"Moka pot');
    const { rows, problems } = await readReport([TITLE, NAMES, bare, open, ROWS[2]].join('\n'));
    expect([rows.length, problems]).toEqual([3, []]);
  });

  test('a bad row spoils itself, with its line and why', async () => {
    const good = ROWS[0] ?? '';
    const { rows, problems } = await readReport(
      [
        TITLE,
        NAMES,
        good,
        good.replace('loja-20', 'alheia-20'),
        good.replace('10/3/2026', '9/3/2026'),
        good.replace('10/3/2026', '2/30/2026'),
        good.replace(',1.23,', ',abc,'),
        good.replace(',1.23,', ',,'),
        `${good},,9`,
        good.replace('loja-20', 'altra-21'),
      ].join('\n'),
      { tagsElsewhere: { 'altra-21': 'it' } },
    );
    expect(rows).toHaveLength(1);
    expect(problems.map(({ line, field, problem }) => [line, field, problem])).toEqual([
      [4, 'tag', 'unknown_tag'],
      [5, 'day', 'outside_period'],
      [6, 'day', 'not_a_day'],
      [7, 'earned', 'not_a_number'],
      [8, 'earned', 'required'],
      [9, null, 'wrong_length'],
      [10, 'tag', 'other_edition'],
    ]);
  });

  test('a store of the United States may earn in Italy, too', async () => {
    const given = {
      locale: 'it',
      knownTags: ['x-21'],
      tagsElsewhere: { 'loja-20': 'us', 'outra-20': 'br' },
    } as const;
    const { rows, problems } = await readReport(feeEarnings, { ...given, knownTags: ['x-21'] });
    expect(rows.map(({ isForeign }) => isForeign)).toEqual([true, true, true]);
    expect(problems.map(({ problem }) => problem)).toEqual(['other_edition']);
  });

  test('a line that adds up the others is no row, and is held against them', async () => {
    const { rows, stated } = await readReport(`${feeEarnings}\n,,,,,,,,,Total,76.08,`);
    expect([rows.length, stated]).toEqual([4, [760_800]]);
  });
});

describe('Amazon’s other reports', () => {
  test('orders and trends have no fee in them, and say so', async () => {
    const orders = `Fee-Orders reports from 10-01-2026 to 10-31-2026
Category,Name,ASIN,Date,Qty,Price($),Link Type,Tag,Indirect Sales,Device Type Group
Kitchen,Moka,B0DEMO0001,10/3/2026,1,61.72,Text,loja-20,0,PHONE`;
    const trends = 'Fee-DailyTrends\nDate,Clicks,Items Ordered,Conversion\n10/3/2026,12,1,8.33%';
    expect([(await lookAt(orders))[0]?.kind, (await lookAt(trends))[0]?.kind]).toEqual(['orders', 'trends']);
  });

  const tracking = `Fee-Tracking reports from 10-01-2026 to 10-31-2026
Tracking ID,Clicks,Items Ordered,Items Shipped,Revenue($),Ad Fees($)
loja-20,120,4,3,"1,061.72",32.10
outra-20,3,-,-,-,-`;

  test('a summary has no days: it is of its period, and counts on the last of them', async () => {
    const { rows, sum, tables } = await readReport(tracking);
    expect([tables[0]?.kind, sum]).toEqual(['summary', 3210]);
    expect(rows.map(({ day, periodFrom, tag, earned }) => [day, periodFrom, tag, earned])).toEqual([
      ['2026-10-31', '2026-10-01', 'loja-20', 3210],
      ['2026-10-31', '2026-10-01', 'outra-20', 0],
    ]);
  });

  test('the newer one asks for its period, and has a row for all others', async () => {
    const newer = `Tracking Id,Clicks,Items Ordered,Ordered Revenue,Items Shipped,Items Returned,Shipped Revenue,Total Earnings,Bonus
loja-20,10,2,99.00,2,0,99.00,2.97,-
others,1,1,10.00,1,0,10.00,0.30,-`;
    expect((await readReport(newer)).problems.map(({ problem }) => problem)).toEqual([
      'required',
      'required',
    ]);
    const { rows, sum } = await readReport(newer, { period: { from: '2026-09-01', to: '2026-09-30' } });
    expect([rows.map(({ tag }) => tag), sum]).toEqual([['loja-20', 'others'], 327]);
  });

  test('a summary is never counted beside the days of the same tag, nor the other way round', async () => {
    const byDay = await readReport(tracking, { countedByDay: ['loja-20'] });
    expect(byDay.problems.map(({ problem, value }) => [problem, value])).toEqual([
      ['counted_by_day', 'loja-20'],
    ]);
    const september = { tag: 'loja-20', from: '2026-09-15', to: '2026-10-14' };
    const overlapping = await readReport(tracking, { countedPeriods: [september] });
    expect(overlapping.problems.map(({ problem }) => problem)).toEqual(['counted_in_period']);
    const days = await readReport(feeEarnings, { countedPeriods: [september] });
    expect(days.problems.map(({ line, problem }) => [line, problem])).toEqual([
      [3, 'counted_in_period'],
      [4, 'counted_in_period'],
      [6, 'counted_in_period'],
    ]);
    // The same period again is the same thing, and days of all of it take its place.
    const october = { tag: 'loja-20', from: '2026-10-01', to: '2026-10-31' };
    expect((await readReport(tracking, { countedPeriods: [october] })).problems).toEqual([]);
    expect((await readReport(feeEarnings, { countedPeriods: [october] })).problems).toEqual([]);
  });
});

describe('several reports in one file', () => {
  test('an archive of them: the one with earnings by day is taken in', async () => {
    const files = {
      'Fee-Earnings.csv': feeEarnings,
      'Fee-Tracking.csv': 'Tracking ID,Clicks,Ad Fees($)\nloja-20,1,76.08',
      'read me.txt': 'Thank you.',
      'logo.png': '\x89PNG\0\0',
    };
    const zip = zipOf(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
    );
    const { tables, rows, sum } = await readReport(zip);
    expect(tables.map(({ name, kind }) => [name, kind])).toEqual([
      ['Fee-Earnings.csv', 'earnings'],
      ['Fee-Tracking.csv', 'summary'],
    ]);
    expect([rows.length, sum]).toEqual([4, 7608]);
  });

  /** 3 October 2026, as spreadsheets count days. */
  const SERIAL = 46_298;
  const cells = (...rest: (string | number | { formula: string; value?: number })[]) => [
    'Kitchen',
    'Moka <24">',
    'B0DEMO0001',
    'Amazon',
    'loja-20',
    ...rest,
  ];
  const names = NAMES.split(',').slice(0, 11);

  test('a workbook: a sheet for each, days that are counted, formulas by the value that is stored', async () => {
    const book = workbookOf({
      'Fee-Orders': [
        ['Category', 'ASIN', 'Date', 'Qty', 'Tag'],
        ['Kitchen', 'B0DEMO0001', SERIAL, 1, 'loja-20'],
      ],
      'Fee-Earnings': [
        [TITLE],
        names,
        cells(SERIAL + 0.5, 61.72, 1, 0, 61.720000000000006, 1.234),
        cells('10/4/2026', 61.72, 1, 0, 61.72, { formula: 'K3*2', value: 2.46 }),
        cells(SERIAL, 61.72, 1, 0, 61.72, { formula: 'K3*2' }),
      ],
    });
    const { rows, problems, sum } = await readReport(book);
    expect(rows.map(({ line, day, earned, isComputed }) => [line, day, earned, isComputed])).toEqual([
      [3, '2026-10-03', 123, false],
      [4, '2026-10-04', 246, true],
    ]);
    expect([problems.map(({ line, problem }) => [line, problem]), sum]).toEqual([[[5, 'required']], 369]);
  });

  test.each([
    ['macros', () => workbookOf({ A: [['x', 'y']] }, { 'xl/vbaProject.bin': 'x' })],
    ['old_spreadsheet', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['empty', () => ''],
    ['empty', () => 'no table at all'],
    ['damaged', () => feeEarnings.replace(/^/, 'PK\x03\x04')],
    ['not_a_report', () => '<html><body>Sign in</body></html>'],
    ['not_a_report', () => Buffer.from([0, 1, 2, 3, 255, 254, 0])],
    ['too_dense', () => zipOf({ 'a.csv': Buffer.alloc(30 * 1024 * 1024, 'a,b\n') })],
    [
      'damaged',
      () => workbookOf({ A: [['x', 'y']] }, { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row' }),
    ],
  ] satisfies [string, () => string | Buffer][])('%s is refused', async (code, file) => {
    await expect(lookAt(file())).rejects.toMatchObject({ code });
  });
});
