import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '#db/schema/commerce/products.ts';
import { engines } from '#test/harness/database.ts';
import { callerOf, useAdminApp } from '#test/harness/people/admin.ts';

const editor = callerOf('editor');

describe.each(engines)('barcodes of products that are one on %s', (engine) => {
  const site = useAdminApp(engine);
  const services = () => site().services;
  const product = (barcodes: { ean: string; otherEans?: string[] }) => {
    const plain = { brand: 'Aurora', name: 'Panela', otherEans: [], specs: {}, imageUrl: null, images: [] };
    return services().productWriting.create(editor, { ...plain, ...barcodes });
  };
  const stored = async (id: number) =>
    (await site().db.select().from(products).where(eq(products.id, id)))[0];

  test('the one that stays is known by every barcode of both, until it is taken back', async () => {
    const [own, theirs, further] = ['7891234567895', '0012345678905', '5901234123457'];
    const stays = await product({ ean: own });
    const goes = await product({ ean: theirs, otherEans: [further] });
    const { mergeId } = await services().productMerges.merge(editor, stays.id, {
      with: goes.id,
      dryRun: false,
    });
    expect(await stored(stays.id)).toMatchObject({ ean: own, otherEans: [theirs, further] });
    expect((await stored(stays.id))?.searchText).toContain(further);
    expect(await stored(goes.id)).toMatchObject({ ean: null, otherEans: [] });
    await services().productMerges.undo(editor, mergeId ?? 0);
    expect(await stored(stays.id)).toMatchObject({ ean: own, otherEans: [] });
    expect(await stored(goes.id)).toMatchObject({ ean: theirs, otherEans: [further] });
    expect((await stored(goes.id))?.searchText).toContain(further);
  });
});
