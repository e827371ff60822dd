import { beforeAll, describe, expect, test } from 'vitest';
import { REFUSAL_COLUMN } from '#contract/commerce/imports/imports.words.ts';
import { useApp } from '#test/harness/app.ts';
import { eanOf, importSteps } from '#test/harness/data/imports.ts';
import { oneEngine } from '#test/harness/database.ts';

const header = 'id,ean,brand,title,link,price';
const good = (n: number, title = `Coisa ${n}`) =>
  `x${n},${eanOf(n)},Marca,${title},https://loja.example/p/${n},10.00`;

describe.each(oneEngine)('rows that were refused, on %s', { timeout: 60_000 }, (engine) => {
  const site = useApp(engine);
  const steps = importSteps(site);
  const fetched = async (id: number, query = '') => {
    const answer = await steps.call('viewer', 'GET', `/${id}/refused${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="refused-rows.csv"',
    });
    return answer.body;
  };
  beforeAll(() => steps.nameShop());

  test('come as they were, with why; mended, the file is taken in as it is', async () => {
    const file = [
      header,
      good(1),
      `x2,${eanOf(2)},Marca,"=HYPERLINK(""x""), ""mit"" Komma",https://loja.example/p/2,-5`,
      `x3,123,Marca,'@quoted,https://loja.example/p/3,10.00`,
    ].join('\n');
    const checked = await steps.check(file);
    expect(checked).toMatchObject({ counts: { new: 1, refused: 2 }, refusedFetchable: true });
    const table = await fetched(checked.id);
    const lines = table.split('\r\n');
    expect(lines[0]).toBe(`\uFEFF${header},${REFUSAL_COLUMN}`);
    // No spreadsheet runs what a shop wrote.
    expect(lines[1]).toBe(
      `x2,${eanOf(2)},Marca,"'=HYPERLINK(""x""), ""mit"" Komma",https://loja.example/p/2,"'-5",Not a price. (Price: “-5”)`,
    );
    expect(lines[2]).toBe(
      `x3,123,Marca,"''@quoted",https://loja.example/p/3,10.00,Not an EAN: its digits do not add up. (EAN: “123”)`,
    );
    expect(lines).toHaveLength(4);
    await steps.apply(checked.id);
    expect(await fetched(checked.id), 'once it was taken in, too').toBe(table);

    const mended = table.replace(/"'-5"/, '5.00').replace(',123,', `,${eanOf(3)},`);
    const again = await steps.check(mended);
    expect(again.counts).toEqual({ new: 2 });
    const titles = (await steps.rows(again.id)).items.map(({ title }) => title);
    expect(titles).toEqual(['Marca =HYPERLINK("x"), "mit" Komma', "Marca '@quoted"]);
    const unmended = await steps.check(table);
    expect((await steps.rows(unmended.id)).items.map(({ value }) => value)).toEqual(['-5', '123']);
  });

  test('of other kinds of files have the same columns; in Portuguese for those who read it', async () => {
    const rows = [
      { id: 'x5', ean: '1', brand: 'Marca', title: 'Coisa', link: 'https://loja.example/p/5', price: '1' },
    ];
    const { id } = await steps.check(JSON.stringify(rows));
    const answer = await steps.call('viewer', 'GET', `/${id}/refused`);
    expect(answer.body).toContain('x5,1,Marca,Coisa');
    const { app } = site();
    const url = `/api/admin/imports/${id}/refused?lang=pt`;
    const said = await app.inject({ url, headers: { 'x-test-role': 'viewer' } });
    expect(said.body).toContain('os dígitos não fecham');
  });

  test('are none where nothing was looked at, and none where nothing was refused', async () => {
    const sent = (await steps.send(`${header}\n${good(8)}`)).json<{ id: number }>();
    expect((await steps.call('viewer', 'GET', `/${sent.id}/refused`)).statusCode).toBe(404);
    expect((await steps.call('viewer', 'GET', '/999999/refused')).statusCode).toBe(404);
    const { id, refusedFetchable } = await steps.check(`${header}\n${good(9)}`);
    expect(refusedFetchable).toBe(false);
    expect(await fetched(id)).toBe(`\uFEFF${header},${REFUSAL_COLUMN}\r\n`);
  });
});
