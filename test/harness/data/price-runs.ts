import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { priceRunItems, priceRuns } from '#db/schema/commerce/price-runs.ts';
import { products } from '#db/schema/commerce/products.ts';
import { editions } from '#db/schema/running/editions.ts';
import { settings } from '#db/schema/running/settings.ts';
import { editionRows } from '#seed/demo-rows.ts';
import { createAmazonPrices } from '#server/domain/commerce/marketplaces/amazon/price-source.ts';
import { createDemoPrices } from '#server/domain/commerce/marketplaces/demo/price-source.ts';
import type { PriceSource } from '#server/domain/commerce/marketplaces/price-source.ts';
import { createPriceRunsService } from '#server/domain/commerce/price-runs/price-runs.service.ts';
import { createRememberedRows } from '#server/domain/pages/invalidations/remembered-rows.ts';
import { createEditionsService } from '#server/domain/running/editions/editions.service.ts';
import { createSettingsService } from '#server/domain/running/settings/settings.service.ts';
import { createTestClock, demoNow } from '../app.ts';
import { type Engine, useDatabase } from '../database.ts';
import { type CreatorsStandIn, startCreatorsApi } from '../servers/creators-api.ts';
import { goodCredentials } from './amazon-prices.ts';

/** So many products with an offer each; `values` says what is not ordinary about it. */
export async function insertOffers(
  db: Db,
  count: number,
  values: (n: number) => Partial<typeof offers.$inferInsert> = () => ({}),
) {
  const made = await db
    .insert(products)
    .values(Array.from({ length: count }, (_, n) => ({ brand: 'Marca', name: `Produto ${n}` })))
    .returning({ id: products.id });
  const rows = made.map(({ id: productId }, n) => ({
    productId,
    locale: 'br' as const,
    marketplace: 'amazon' as const,
    externalId: `B0RUN${String(n).padStart(5, '0')}`,
    currency: 'BRL',
    ...values(n),
  }));
  return db.insert(offers).values(rows).returning();
}

/** Price runs on a database of their own, a stand-in for Amazon, and a clock that moves when somebody waits. */
export function usePriceRuns(engine: Engine) {
  const database = useDatabase(engine);
  const clock = createTestClock();
  let api: CreatorsStandIn;
  const never = new AbortController().signal;

  /** Another server; `wrap` puts something between it and the shop. */
  function newServer(wrap: (source: PriceSource) => PriceSource = (source) => source) {
    const { db } = database();
    const wait = async (ms: number) => clock.pass(ms / 1000);
    const parts = { settings: createSettingsService({ db }), clock, wait };
    const limits = { deadlineMs: 60_000, maxBytes: 4_000_000 };
    const amazon = createAmazonPrices({ ...parts, addresses: api.addresses, limits });
    const sources = new Map<Marketplace, PriceSource>([
      ['amazon', wrap(amazon)],
      ['demo', createDemoPrices(parts)],
    ]);
    const editions = createEditionsService({ db, rows: createRememberedRows() });
    return createPriceRunsService({ db, clock, editions, sources, wait, random: () => 0.5 });
  }

  beforeAll(async () => {
    api = await startCreatorsApi({ clock });
    await database().db.insert(editions).values(editionRows());
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    const { db } = database();
    await db.delete(products);
    await db.delete(priceRuns);
    await db.delete(settings);
    await db.insert(settings).values({ key: 'amazon_na', value: goodCredentials });
    clock.moveTo(demoNow);
    api.items.clear();
    api.calls.length = 0;
    api.state.always = undefined;
  });

  return {
    clock,
    newServer,
    db: () => database().db,
    api: () => api,
    /** Works until nothing waits. */
    work: (server: ReturnType<typeof newServer>, signal = never) => server.worker.workOnOpen(signal),
    offers: () => database().db.select().from(offers).orderBy(asc(offers.id)),
    runs: () => database().db.select().from(priceRuns).orderBy(asc(priceRuns.id)),
    items: (runId: number) =>
      database()
        .db.select()
        .from(priceRunItems)
        .where(eq(priceRunItems.runId, runId))
        .orderBy(asc(priceRunItems.id)),
  };
}
