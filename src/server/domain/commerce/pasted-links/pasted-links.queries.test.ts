import { describe, expect, test } from 'vitest';
import { importRows, imports } from '#db/schema/commerce/imports.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { listStagedRows } from './pasted-links.queries.ts';

describe.each(engines)('rows of files on %s are found', (engine) => {
  const database = useDatabase(engine);

  test('in the last files of the edition, as far as their products are not made', async () => {
    const { db } = database();
    const file = {
      storedAs: 'x',
      bytes: 1,
      shape: { format: 'delimited' as const, encoding: 'utf-8' },
      columns: [],
      sample: [],
      state: 'checked' as const,
      startedById: 'e',
      startedBy: 'Edu',
    };
    const [last, elsewhere, large] = await db
      .insert(imports)
      .values([
        { ...file, fileName: 'loja.csv', total: 2, mapping: { locale: 'br', marketplace: 'other' } },
        { ...file, fileName: 'tienda.csv', total: 1, mapping: { locale: 'mx', marketplace: 'other' } },
        { ...file, fileName: 'tudo.csv', total: 1_000, mapping: { locale: 'br', marketplace: 'other' } },
      ])
      .returning();
    const row = (importId: number | undefined, n: number, isNewProduct = true) => ({
      importId: importId ?? 0,
      row: n,
      outcome: 'new' as const,
      isNewProduct,
      facts: { brand: 'Aurora', name: `Chaleira ${n}`, ean: '4006381333931' },
      offer: { url: `https://loja.example/chaleira?n=${n}`, currency: 'BRL', price: 990 },
    });
    await db
      .insert(importRows)
      .values([row(last?.id, 1), row(last?.id, 2, false), row(elsewhere?.id, 3), row(large?.id, 4)]);
    const most = { files: 5, rows: 100, found: 10 };
    const nothing = { eans: [], numbers: [], paths: [] };
    const found = await listStagedRows(db, 'br', { ...nothing, eans: ['4006381333931'] }, most);
    expect(found).toMatchObject([{ file: 'loja.csv', facts: { name: 'Chaleira 1' }, marketplace: 'other' }]);
    const paths = ['https://loja.example/chaleira'];
    expect(await listStagedRows(db, 'br', { ...nothing, paths }, most)).toHaveLength(1);
    expect(await listStagedRows(db, 'br', nothing, most)).toEqual([]);
    expect(await listStagedRows(db, 'it', { ...nothing, paths }, most)).toEqual([]);
  });
});
