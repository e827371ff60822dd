import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { recognise } from '#contract/commerce/networks/recognise/recognise.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { productMerges } from '#db/schema/commerce/product-merges.ts';
import { products } from '#db/schema/commerce/products.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { findByPaste } from './find-by-paste.ts';
import { findOurs, marketplaceOf } from './find-ours.ts';

const SHOP = 'https://loja.example/panela-aurora';

describe.each(engines)('what was pasted is found on %s', (engine) => {
  const database = useDatabase(engine);
  let ids: number[] = [];
  const ours = async (text: string) => {
    const things = recognise(text, { networks: [], shops: [] }).map((found) => ({
      found,
      marketplace: marketplaceOf(found),
    }));
    return (await findOurs(database().db, things)).map((each) => [...each]);
  };

  beforeAll(async () => {
    const { db } = database();
    const rows = ['036000291452', '0036000291452', '7891234567895', '2000000000008'];
    const made = await db
      .insert(products)
      .values(rows.map((ean, n) => ({ brand: 'Aurora', name: `Panela ${n}`, ean, searchText: 'aurora' })))
      .returning();
    ids = made.map(({ id }) => id);
    const offer = { productId: ids[2] ?? 0, locale: 'mx', currency: 'MXN' } as const;
    await db.insert(offers).values([
      { ...offer, marketplace: 'amazon', externalId: 'B0AURORA01' },
      { ...offer, marketplace: 'other', url: `${SHOP}?cor=azul&utm_source=x`, externalId: '77' },
      {
        ...offer,
        locale: 'br',
        marketplace: 'other',
        url: 'https://www.walmart.com/ip/x/5551234567',
        externalId: '5551234567',
      },
    ]);
  });

  test('by every spelling of a barcode, which may be two products', async () => {
    expect(await ours('7891234567895')).toEqual([[[ids[2], 'ean']]]);
    expect(await ours('036000291452')).toEqual([
      [
        [ids[0], 'ean'],
        [ids[1], 'ean'],
      ],
    ]);
    await database()
      .db.update(products)
      .set({ otherEans: ['0012345678905'] })
      .where(eq(products.id, ids[2] ?? 0));
    expect(await ours('012345678905')).toEqual([[[ids[2], 'ean']]]);
    // A shop's own number is nobody's.
    expect(await ours('2000000000008')).toEqual([]);
  });

  test('by the number of its shop, in any edition, and of no other shop', async () => {
    expect(await ours('https://www.amazon.com.br/dp/B0AURORA01')).toEqual([[[ids[2], 'number']]]);
    expect(await ours('https://www.walmart.com/ip/another-name/5551234567')).toEqual([[[ids[2], 'number']]]);
    expect(await ours('https://www.ebay.com/itm/555123456700')).toEqual([[]]);
  });

  test('by its address, whatever tags either has', async () => {
    expect(await ours(`${SHOP}?cor=azul`)).toEqual([[[ids[2], 'address']]]);
    expect(await ours(`${SHOP}?cor=azul&gclid=9`)).toEqual([[[ids[2], 'address']]]);
    expect(await ours(`${SHOP}?cor=verde`)).toEqual([[]]);
    expect(await ours(SHOP)).toEqual([[]]);
  });

  test('in what it became a part of, unless that was taken back', async () => {
    const { db } = database();
    const [from = 0, to = 0] = [ids[2], ids[3]];
    const moved = {
      ...{ offers: [], shopLinks: [], reviews: [], posts: [], reviewTexts: [], ean: null, archivedAt: null },
      versions: { from: 2, to: 1 },
    };
    const row = { kind: 'merge' as const, fromId: from, toId: to, moved, byId: 'e', by: 'Edu' };
    const [merge] = await db.insert(productMerges).values(row).returning();
    await db
      .update(products)
      .set({ archivedAt: new Date(0) })
      .where(eq(products.id, from));
    expect(await ours('7891234567895')).toEqual([[[to, 'ean']]]);
    expect(await ours('B0AURORA01')).toEqual([[[to, 'number']]]);
    await db
      .update(productMerges)
      .set({ undoneAt: new Date(1) })
      .where(eq(productMerges.id, merge?.id ?? 0));
    expect(await ours('7891234567895')).toEqual([[[from, 'ean']]]);
  });

  test('where somebody searches, or else the words are looked for', async () => {
    const { db } = database();
    expect(await findByPaste(db, 'b0aurora01')).toEqual([ids[2]]);
    expect(await findByPaste(db, '7 891234 567895')).toEqual([ids[2]]);
    expect(await findByPaste(db, 'panela aurora')).toBeUndefined();
    expect(await findByPaste(db, 'B0NOBODY01')).toBeUndefined();
    expect(await findByPaste(db, 'panela 3')).toBeUndefined();
  });
});
