import { describe, expect, test } from 'vitest';
import type {
  TriedFeed,
  TriedReport,
} from '#contract/commerce/network-trials/network-trials.admin.schemas.ts';
import { rakuten } from '#contract/commerce/networks/ready-made/rakuten.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as } from '#test/harness/people/actors.ts';

const report = {
  fields: { day: 'Data', id: 'Pedido', state: 'Situação', amount: 'Comissão', sub: 'Ref' },
  states: { 'em análise': 'pending', paga: 'paid' },
  changes: 'same_id',
  dayOrder: 'day',
  timeZone: null,
} as const;

describe.each(oneEngine)('definitions that are tried, on %s', (engine) => {
  const site = useApp(engine);
  const call = (path: 'feed' | 'report', definition: unknown, sample: string, role = 'owner' as const) =>
    as(site(), role)('POST', `/api/admin/network-trials/${path}?lang=en`, {
      locale: 'br',
      definition,
      sample,
    });
  const feed = async (definition: unknown, sample: string) => {
    const answer = await call('feed', definition, sample);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<TriedFeed>();
  };

  test('are an owner’s, and lines have an end', async () => {
    const body = { locale: 'br', definition: rakuten.feed, sample: 'x' };
    expect((await as(site(), 'editor')('POST', '/api/admin/network-trials/feed', body)).statusCode).toBe(403);
    expect((await as(site(), 'editor')('POST', '/api/admin/network-trials/report', body)).statusCode).toBe(
      403,
    );
    expect((await call('feed', rakuten.feed, 'x'.repeat(20_001))).statusCode).toBe(400);
  });

  test('a file without names is read by its places, line by line, and says what is wrong with one', async () => {
    const definition = {
      format: 'delimited',
      delimiter: '|',
      columns: {
        by: 'position',
        fields: { externalId: 1, name: 2, price: 3, ean: 4, imageUrl: 9 },
        notRows: ['FIM'],
      },
      constants: { availability: 'in stock' },
      currency: null,
      decimal: 'comma',
      minorUnits: false,
    };
    const tried = await feed(definition, 'K-1|Chaleira|59,90|\nK-2|Ferro|caro|\nFIM|2\n');
    expect(tried).toMatchObject({ problem: null, currency: 'BRL', missing: ['ean', 'imageUrl'] });
    expect(tried.rows).toMatchObject([
      { row: 1, title: 'Chaleira', number: 'K-1', price: 5_990, availability: 'in_stock', problem: null },
      { row: 2, title: 'Ferro', problem: { code: 'bad_amount', field: 'price', value: 'caro' } },
    ]);
  });

  test('what is another kind of file says so', async () => {
    const names = { by: 'name', fields: { externalId: 'id', price: 'price' } };
    const definition = { format: 'xml', columns: names, currency: null, decimal: 'point', minorUnits: false };
    expect(await feed(definition, 'id,price\n1,5\n')).toMatchObject({ problem: 'unknown_format', rows: [] });
    expect(await feed({ ...definition, format: 'delimited' }, 'id;price\n1;5.00\n')).toMatchObject({
      rows: [{ number: '1', price: 500 }],
    });
  });

  test('a report is read with its states, and a word that nobody knows is said', async () => {
    const lines = 'Data;Pedido;Situação;Comissão\n05/05/2026;A1;Em análise;1,20\n06/05/2026;A2;talvez;1,00\n';
    const tried = (await call('report', report, lines)).json<TriedReport>();
    expect(tried).toMatchObject({
      recognised: true,
      missing: ['sub'],
      rows: [{ line: 2, day: '2026-05-05', id: 'A1', state: 'pending', earned: 120, currency: 'BRL' }],
      problems: [{ line: 3, field: 'state', problem: 'unknown_state', value: 'talvez' }],
    });
    const other = (await call('report', report, 'Dia;Valor\n05/05/2026;1,20\n')).json<TriedReport>();
    expect(other).toMatchObject({ recognised: false, rows: [] });
    expect((await call('report', report, '?')).json<TriedReport>().problem).toBe('empty');
  });

  test('a definition that could read nothing is not published', async () => {
    const lumio = {
      ...{ ...rakuten, id: 'lumio', name: 'Lumio', examples: [] },
      report: { ...report, fields: { day: 'Data' }, timeZone: 'Marte/Base' },
      feed: { ...rakuten.feed, columns: { by: 'position', fields: { name: 2 }, notRows: [] } },
    };
    const answer = await as(site(), 'owner')('POST', '/api/admin/networks?lang=en', lumio);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toContain('report.timeZone');
    const mended = { ...lumio, report: { ...lumio.report, timeZone: null } };
    const again = await as(site(), 'owner')('POST', '/api/admin/networks?lang=en', mended);
    expect(Object.keys(again.json().error.fields).sort()).toEqual([
      'feed.columns.fields.ean',
      'report.fields.amount',
    ]);
  });
});
