import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PastedPrices } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { offerPrices } from '#db/schema/commerce/offer-prices.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { useApp } from '#test/harness/app.ts';
import { eanOf, importSteps } from '#test/harness/data/imports.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as, lastAudits, lastChange } from '#test/harness/people/actors.ts';

describe.each(oneEngine)('prices that are pasted, on %s', (engine) => {
  const site = useApp(engine);
  const steps = importSteps(site);
  const paste = (text: string, more: object = {}) =>
    as(site(), 'editor')('POST', '/api/admin/pasted-prices?lang=en', {
      locale: 'br',
      marketplace: 'other',
      text,
      ...more,
    });
  const look = async (text: string, more: object = {}) => (await paste(text, more)).json<PastedPrices>();
  beforeAll(() => steps.nameShop());
  beforeEach(async () => {
    await site().db.delete(products).where(eq(products.brand, 'Marca'));
  });

  test('are understood by EAN, the shop’s number or name, and looked at first', async () => {
    await steps.addProduct(1, { price: 1_000 });
    await steps.addProduct(2, { price: 2_000, externalId: 'B0ABCDEF12' });
    await steps.addProduct(3);
    const text = `${eanOf(1)}; R$ 12,34\r\n\r\nb0abcdef12\t20,00\nMARCA coisa 3 ; 1.234,50\n`;
    const { lines, good, bad, stored, currency } = await look(text);
    expect([good, bad, stored, currency]).toEqual([3, 0, false, 'BRL']);
    expect(lines.map(({ line, outcome, from, to }) => [line, outcome, from, to])).toEqual([
      [1, 'changed', 1_000, 1_234],
      [3, 'same', 2_000, 2_000],
      [4, 'first', null, 123_450],
    ]);
    const [before] = await site().db.select().from(offers).where(eq(offers.externalId, 'x1'));
    expect(before?.price).toBe(1_000);
  });

  test('of several shops are for the one whose number is given', async () => {
    const { id } = await steps.addProduct(1, { price: 1_000 });
    const beside = { locale: 'br', marketplace: 'other', currency: 'BRL', productId: id } as const;
    await site()
      .db.insert(offers)
      .values({ ...beside, url: 'https://outra.example/1', externalId: 'B0ABCDEF12', price: 900 });
    const outcomes = async (text: string) =>
      (await look(text)).lines.map(({ outcome, from }) => [outcome, from]);
    expect(await outcomes(`${eanOf(1)};11,00`)).toEqual([['ambiguous_offer', 1_000]]);
    expect(await outcomes('b0abcdef12;11,00')).toEqual([['changed', 900]]);
  });

  test('are refused line by line, and none is stored while one is wrong', async () => {
    await steps.addProduct(1, { price: 1_000 });
    await steps.addProduct(2, null);
    const text = [
      `${eanOf(1)};11,00`,
      `${eanOf(1)};12,00`,
      `${eanOf(2)};12,00`,
      `${eanOf(3)};12,00`,
      'Coisa sem nome;12,00',
      'Coisa 1;1e3',
      'Coisa 1;0',
      'nada',
      ';5,00',
    ].join('\n');
    expect((await look(text)).lines.map(({ outcome }) => outcome)).toEqual([
      ...['changed', 'twice', 'no_offer', 'unknown_product', 'unknown_product'],
      ...['bad_amount', 'bad_amount', 'not_understood', 'not_understood'],
    ]);
    expect((await paste(text, { dryRun: false })).statusCode).toBe(400);
    expect((await look('Coisa 1;500,00')).lines[0]).toMatchObject({ outcome: 'changed', jump: true });
  });

  test('are stored as somebody’s word: source, moment, history, log, readers', async () => {
    const { id } = await steps.addProduct(1, { price: 1_000, listPrice: 1_100, source: 'feed' });
    const done = await look(`${eanOf(1)};12,00`, { dryRun: false });
    expect(done).toMatchObject({ stored: true, good: 1 });
    const [offer] = await site().db.select().from(offers).where(eq(offers.productId, id));
    expect(offer).toMatchObject({
      price: 1_200,
      listPrice: null,
      source: 'manual',
      fetchedAt: site().clock(),
    });
    const history = await site()
      .db.select()
      .from(offerPrices)
      .where(eq(offerPrices.offerId, offer?.id ?? 0));
    expect(history.map(({ price }) => price)).toEqual([1_200]);
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'updated',
      subject: 'offer',
      locale: 'br',
    });
    expect((await lastChange(site())).tags).toEqual(['offers:br', `product:${id}`]);
  });
});
