import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '#db/schema/commerce/products.ts';
import { oneEngine } from '#test/harness/database.ts';
import { callerOf, useAdminApp } from '#test/harness/people/admin.ts';

const editor = callerOf('editor');

describe.each(oneEngine)('products that come after others and become one, on %s', (engine) => {
  const site = useAdminApp(engine);
  const make = async (name: string): Promise<number> => {
    const facts = { brand: 'Aurora', name, ean: null, otherEans: [], specs: {}, imageUrl: null, images: [] };
    return (await site().services.productWriting.create(editor, facts)).id;
  };
  const name = (id: number, successorId: number) =>
    site().db.update(products).set({ successorId }).where(eq(products.id, id));
  const successorOf = async (id: number) =>
    (await site().db.select().from(products).where(eq(products.id, id)))[0]?.successorId;

  test('are still what comes after, and nothing comes after itself', async () => {
    const [goes, stays, before, after] = [await make('A'), await make('B'), await make('C'), await make('D')];
    await name(before, goes);
    await name(after, goes);
    await name(stays, after);
    const { productMerges } = site().services;
    const { mergeId } = await productMerges.merge(editor, stays, { with: goes, dryRun: false });
    const all = () => Promise.all([before, after, stays].map(successorOf));
    expect(await all()).toEqual([stays, goes, after]);
    await productMerges.undo(editor, mergeId ?? 0);
    expect(await all()).toEqual([goes, goes, after]);
  });
});
