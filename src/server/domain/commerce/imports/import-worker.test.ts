import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { ImportDetail } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { importRows, imports } from '#db/schema/commerce/imports.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { useApp } from '#test/harness/app.ts';
import { eanOf, importSteps, shopMapping } from '#test/harness/data/imports.ts';
import { engines } from '#test/harness/database.ts';
import { createTestServices } from '#test/harness/services.ts';

/** More than go at once. */
const SEVERAL = importLimits.batch + 100;

const file = (count: number) =>
  ['id,ean,brand,title,link,price']
    .concat(
      Array.from(
        { length: count },
        (_, n) => `x${n},${eanOf(n)},Marca,Coisa ${n},https://loja.example/p/${n},5.00`,
      ),
    )
    .join('\n');

describe.each(engines)('servers that import, on %s', { timeout: 60_000 }, (engine) => {
  const site = useApp(engine);
  const steps = importSteps(site);
  const waiting = async (count: number) => {
    const { id } = (await steps.send(file(count))).json<ImportDetail>();
    await steps.call('editor', 'POST', `/${id}/check`, { feed: 'Loja', mapping: shopMapping });
    return id;
  };
  const stored = async () => site().db.$count(offers, eq(offers.marketplace, 'other'));
  const another = () => createTestServices({ db: site().db, clock: site().clock });
  beforeAll(() => steps.nameShop());
  beforeEach(async () => {
    await site().db.delete(imports);
    await site().db.delete(offers).where(eq(offers.marketplace, 'other'));
    await site().db.delete(products).where(eq(products.brand, 'Marca'));
  });

  test('never work on the same one: each row is looked at and taken in once', async () => {
    const id = await waiting(SEVERAL);
    const servers = [another(), another(), another()];
    await Promise.all(servers.map((services) => steps.work(services)));
    expect(await steps.get(id)).toMatchObject({ state: 'checked', total: SEVERAL, counts: { new: SEVERAL } });
    await steps.call('editor', 'POST', `/${id}/apply`, {});
    await Promise.all(servers.map((services) => steps.work(services)));
    expect(await steps.get(id)).toMatchObject({ state: 'done' });
    expect(await stored()).toBe(SEVERAL);
  });

  test('go on with what a server left that is not heard of any more, and only then', async () => {
    const id = await waiting(20);
    const lost = { worker: 'killed', heartbeatAt: site().clock(), checked: 7 } as const;
    await site()
      .db.update(imports)
      .set({ ...lost, state: 'checking' })
      .where(eq(imports.id, id));
    await site().db.insert(importRows).values({ importId: id, row: 2, outcome: 'same' });
    await steps.work();
    expect((await steps.get(id)).state).toBe('checking');
    site().clock.pass(importLimits.takeOverAfter / 1000 + 1);
    await steps.work();
    expect(await steps.get(id)).toMatchObject({ state: 'checked', counts: { new: 20 } });
    const now = site().clock();
    await site()
      .db.update(imports)
      .set({ state: 'applying', worker: 'killed', heartbeatAt: now })
      .where(eq(imports.id, id));
    site().clock.pass(importLimits.takeOverAfter / 1000 + 1);
    await steps.work();
    expect([(await steps.get(id)).state, await stored()]).toEqual(['done', 20]);
  });

  test('let go of it when they stop, and another goes on', async () => {
    const id = await waiting(SEVERAL);
    const stopping = new AbortController();
    const work = another().imports.worker.workOnWaiting(stopping.signal);
    stopping.abort();
    await work;
    await steps.work();
    expect(await steps.get(id)).toMatchObject({ state: 'checked', counts: { new: SEVERAL } });
  });

  test('stop where somebody cancels, and leave nothing behind that a reader could see', async () => {
    const id = await waiting(SEVERAL);
    const work = steps.work();
    await steps.call('editor', 'POST', `/${id}/cancel`);
    await work;
    expect([(await steps.get(id)).state, await stored()]).toEqual(['cancelled', 0]);
  });

  test('say so where the file is gone', async () => {
    const id = await waiting(3);
    await site().db.update(imports).set({ storedAs: 'gone' }).where(eq(imports.id, id));
    await steps.work();
    expect(await steps.get(id)).toMatchObject({ state: 'failed', problem: 'missing' });
  });

  test('forget old ones, but none that is under way', async () => {
    const old = await waiting(3);
    await steps.work();
    site().clock.pass((importLimits.keptDays + 1) * 86_400);
    const open = await waiting(3);
    await site()
      .db.update(imports)
      .set({ createdAt: new Date(0) })
      .where(eq(imports.id, open));
    await site().services.imports.worker.purge();
    const left = await site().db.select({ id: imports.id }).from(imports);
    expect(left).toEqual([{ id: open }]);
    expect(old).not.toBe(open);
  });
});
