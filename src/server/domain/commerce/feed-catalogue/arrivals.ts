import { catalogueLimits } from '#contract/commerce/feed-catalogue/catalogue-limits.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import * as queries from './arrivals.queries.ts';
import type { NewItem } from './feed-catalogue.queries.ts';

interface NewArrival {
  importId: number;
  locale: Locale;
  feed: string;
  marketplace: Marketplace;
  /** When its file came. */
  asOf: Date;
}

/** What an earlier look has kept of the same import is of no use. */
export const forgetStaged = (tx: Db, importId: number): Promise<void> => queries.dropStaged(tx, importId);

export const beginArrival = (tx: Db, arrival: NewArrival): Promise<number> =>
  queries.insertArrival(tx, arrival);

/** Of two rows about the same, the later one counts. */
export async function keepItems(tx: Db, arrivalId: number, items: NewItem[]): Promise<void> {
  const byKey = new Map(items.map((item) => [item.key, item]));
  if (byKey.size > 0) await queries.insertItems(tx, arrivalId, [...byKey.values()]);
}

/** Every row is there: how many are they. */
export async function endArrival(tx: Db, arrivalId: number): Promise<number> {
  const n = await queries.countItems(tx, arrivalId);
  await queries.tellPlanner(tx);
  return n;
}

/** From this moment on it is what people search; the one before it stays, to be put back. */
export async function takeInArrival(tx: Db, importId: number): Promise<void> {
  const arrival = await queries.lockOfImport(tx, importId);
  if (arrival?.state !== 'staged') return;
  await queries.moveOfFeed(tx, arrival, 'former', 'gone');
  await queries.moveOfFeed(tx, arrival, 'current', 'former');
  await queries.updateArrival(tx, arrival.id, { state: 'current' });
}

/** The one before it is current again. Where a later one came since, there is nothing to put back. */
export async function takeBackArrival(tx: Db, importId: number): Promise<void> {
  const arrival = await queries.lockOfImport(tx, importId);
  if (!arrival) return;
  await queries.updateArrival(tx, arrival.id, { state: 'gone' });
  if (arrival.state === 'current') await queries.moveOfFeed(tx, arrival, 'former', 'current');
}

/** The shop says that its file is as it was: so are its prices. */
export async function confirmArrival(tx: Db, importId: number, asOf: Date): Promise<void> {
  const arrival = await queries.lockOfImport(tx, importId);
  if (arrival?.state === 'current') await queries.updateArrival(tx, arrival.id, { asOf });
}

/** Takes away what nobody sees any more, a part at a time, so that everybody else gets their turn. */
export async function sweepArrivals(
  db: Db,
  signal: AbortSignal,
  rest: (tookMs: number) => Promise<void>,
): Promise<void> {
  await queries.dropAbandoned(db);
  for (;;) {
    const id = await queries.findGone(db);
    if (id === undefined) return;
    for (let n = 1; n > 0 && !signal.aborted; ) {
      const began = performance.now();
      n = await queries.deleteSome(db, id, catalogueLimits.sweptAtOnce);
      await rest(performance.now() - began);
    }
    if (signal.aborted) return;
    await queries.deleteEmptyArrival(db, id);
  }
}
