import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import { imports } from '#db/schema/commerce/imports.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { useApp } from '#test/harness/app.ts';
import { eanOf, importSteps, shopMapping } from '#test/harness/data/imports.ts';
import { engines } from '#test/harness/database.ts';
import { createTestServices } from '#test/harness/services.ts';

const ROWS = importLimits.partRows + 100;
const line = (n: number, host = 'loja.example') =>
  `x${n},${eanOf(n)},Marca,Coisa ${n},https://${host}/p/${n},5.00`;
const fileOf = (lines: string[]) => ['id,ean,brand,title,link,price', ...lines].join('\n');
const whole = fileOf(Array.from({ length: ROWS }, (_, n) => line(n)));

describe.each(engines)('a file of several parts, on %s', { timeout: 120_000 }, (engine) => {
  const site = useApp(engine);
  const steps = importSteps(site);
  const inParts = engine === 'pglite';
  const stored = async () => [
    await site().db.$count(offers, eq(offers.marketplace, 'other')),
    await site().db.$count(products, eq(products.brand, 'Marca')),
  ];
  const begin = async (file: string) => {
    const { id } = await steps.check(file);
    await steps.call('editor', 'POST', `/${id}/apply`, {});
    return id;
  };
  /** A server that is stopped as soon as it rests. */
  const workUntilRest = async () => {
    const stopping = new AbortController();
    const wait = async () => stopping.abort();
    const { db, clock } = site();
    const services = createTestServices({ db, clock, wait });
    await services.imports.worker.workOnWaiting(stopping.signal);
  };
  beforeAll(() => steps.nameShop());
  beforeEach(async () => {
    await site().db.delete(imports);
    await site().db.delete(offers).where(eq(offers.marketplace, 'other'));
    await site().db.delete(products).where(eq(products.brand, 'Marca'));
  });

  test('that a server leaves in the middle is gone on with, and taken back whole', async () => {
    const ours = await steps.addProduct(ROWS - 1, { price: 100 });
    const id = await begin(whole);
    await workUntilRest();
    const part = importLimits.partRows;
    expect(await stored()).toEqual(inParts ? [part + 1, part + 1] : [ROWS, ROWS]);
    expect(await steps.get(id)).toMatchObject({ state: inParts ? 'applying' : 'done' });
    await steps.work();
    expect(await steps.get(id)).toMatchObject({ state: 'done', undoable: true });
    expect(await stored()).toEqual([ROWS, ROWS]);
    site().clock.pass(60);
    await steps.call('editor', 'POST', `/${id}/undo`);
    await steps.work();
    expect(await steps.get(id)).toMatchObject({ state: 'undone', undone: { counts: { undone: ROWS } } });
    expect(await stored()).toEqual([1, 1]);
    const [offer] = await site().db.select().from(offers).where(eq(offers.productId, ours.id));
    expect(offer?.price).toBe(100);
  });

  test('of which a later part is refused leaves nothing of the earlier ones', async () => {
    const ours = await steps.addProduct(ROWS - 1, null);
    await site().db.update(products).set({ imageUrl: null }).where(eq(products.id, ours.id));
    const picture = [...whole.split('\n')].map(
      (each, n) => `${each},${n ? 'https://loja.example/p.jpg' : 'image'}`,
    );
    const mapping = { ...shopMapping, fields: { ...shopMapping.fields, imageUrl: 'image' } };
    const { id } = await steps.check(picture.join('\n'), mapping);
    await site().db.update(products).set({ version: 7 }).where(eq(products.id, ours.id));
    expect(await steps.apply(id)).toMatchObject({
      state: 'failed',
      problem: 'changed_meanwhile',
      undoable: false,
    });
    expect(await stored()).toEqual([0, 1]);
    const [row] = await site().db.select().from(imports).where(eq(imports.id, id));
    expect(row).toMatchObject({ appliedAt: null, appliedRow: null });
  });

  test('can be cancelled between two parts: what came in goes again', async () => {
    const id = await begin(whole);
    await workUntilRest();
    const answer = await steps.call('editor', 'POST', `/${id}/cancel`);
    if (!inParts) return expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ state: 'waiting_to_undo' });
    await steps.work();
    expect(await steps.get(id)).toMatchObject({ state: 'undone' });
    return expect(await stored()).toEqual([0, 0]);
  });

  test('has one product of two shops, though the row that tells of it stands in a later part', async () => {
    const lines = Array.from({ length: ROWS }, (_, n) => line(n));
    // The first shop's row comes once more at the end, and then only that one counts.
    lines[1] = line(0, 'outra.example');
    lines.push(line(0));
    await steps.nameShop('outra.example');
    const done = await steps.apply((await steps.check(fileOf(lines))).id);
    expect(done).toMatchObject({ state: 'done', counts: { new: ROWS, replaced: 1 } });
    expect(await stored()).toEqual([ROWS, ROWS - 1]);
  });
});
