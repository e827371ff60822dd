import { describe, expect, test } from 'vitest';
import { products } from '#db/schema/commerce/products.ts';
import { useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { as } from '#test/harness/people/actors.ts';

/** A small reader of such tables, strict about quotes. */
function read(text: string): string[][] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  return rows.map((row) =>
    [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
    ),
  );
}

describe.each(engines)('the table of products on %s', (engine) => {
  const site = useApp(engine);
  const get = (query: string) => as(site(), 'viewer')('GET', `/api/admin/products/export${query}`);

  test('is a file with one line a product and the columns of every edition', async () => {
    const answer = await get('');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
      'cache-control': 'no-store',
    });
    expect(answer.body.startsWith('\uFEFFid,brand,name,ean,')).toBe(true);
    const [names = [], ...rows] = read(answer.body);
    const all = await site().db.select().from(products);
    expect(rows).toHaveLength(all.length);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([names.length]));
    const row = rows.find((cells) => cells[2] === 'Aero 3') ?? [];
    const cell = (name: string) => row[names.indexOf(name)];
    expect([cell('brand'), cell('br_review'), cell('br_currency'), cell('it_currency')]).toEqual([
      'Nimbra',
      'published',
      'BRL',
      'EUR',
    ]);
    expect(cell('br_price')).toMatch(/^\d+\.\d\d$/);
    expect(cell('br_linked')).toBe('true');
  });

  test('holds what the list shows, and of one edition only its own columns', async () => {
    const [names = [], ...rows] = read((await get('?locale=it&q=nimbra')).body);
    expect(names.filter((name) => /^(br|mx|es|us)_/.test(name))).toEqual([]);
    expect(names).toContain('it_price');
    expect(rows.every((cells) => cells[1] === 'Nimbra')).toBe(true);
    expect(read((await get('?filter=archived')).body)).toHaveLength(1);
  });

  test('is sent in parts, and runs nothing in a spreadsheet', async () => {
    const formulas = ['=1+1', '+cmd', '-2', '@SUM(A1)', '\t=1', 'say "hi", twice;'];
    const many = Array.from({ length: 450 }, (_, index) => ({
      brand: 'Folha',
      name: formulas[index] ?? `Nome ${index}`,
      searchText: 'folha',
    }));
    await site().db.insert(products).values(many);
    const [, ...rows] = read((await get('?q=folha&locale=br')).body);
    expect(rows).toHaveLength(450);
    const cells = rows.map(([, , name]) => name);
    for (const formula of formulas.slice(0, 5)) expect(cells).toContain(`'${formula}`);
    expect(cells).toContain('say "hi", twice;');
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell ?? ''))).toEqual([]);
  });

  test('is refused before it begins: to strangers, and for filters that there are not', async () => {
    expect((await as(site(), undefined)('GET', '/api/admin/products/export')).statusCode).toBe(401);
    expect((await get('?filter=nothing')).json().error.code).toBe('invalid_input');
  });
});
