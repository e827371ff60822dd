import type { PriceRunState, PriceStopReason } from '#contract/commerce/price-runs/price-runs.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import {
  type PricedEdition,
  type PriceFinding,
  type PriceSource,
  PriceSourceProblem,
} from '#server/domain/commerce/marketplaces/price-source.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { Wait } from '#server/lib/time/wait.ts';
import { askPatiently } from './ask-patiently.ts';
import type { PriceRunLease, PriceRunRow } from './price-runs.queries.ts';
import { listOffersToAsk, type RunOfferRow } from './run-offers.queries.ts';
import { writeBatch } from './write-batch.ts';

export interface RunWork {
  db: Db;
  clock: Clock;
  wait: Wait;
  random: () => number;
  lease: PriceRunLease;
  run: PriceRunRow;
  edition: PricedEdition;
  source: PriceSource;
  signal: AbortSignal;
}

export interface RunEnd {
  state: Extract<PriceRunState, 'done' | 'stopped'>;
  reason: PriceStopReason | null;
}

/** How many offers are read ahead. */
const AHEAD = 500;

const malformed: PriceFinding = { found: 'refused', reason: 'malformed' };

function* inBatches(offers: RunOfferRow[], size: number): Generator<RunOfferRow[]> {
  for (let from = 0; from < offers.length; from += size) yield offers.slice(from, from + size);
}

/** Asks for one offer after the other that the run has nothing on yet, and writes down what came. */
export async function workOnRun(work: RunWork): Promise<RunEnd> {
  const { db, clock, wait, random, lease, run, edition, source, signal } = work;
  /** Questions in a row that brought nothing. */
  let failures = 0;

  const onTry = async () => {
    signal.throwIfAborted();
    await lease.beat(run.id);
  };
  const write = (offers: RunOfferRow[], findings: Map<number, PriceFinding>) =>
    db.transaction((tx) =>
      writeBatch(tx, { run, lease, currency: edition.currency, offers, findings, at: clock() }),
    );

  /** undefined where the run goes on. */
  async function askFor(offers: RunOfferRow[]): Promise<PriceStopReason | undefined> {
    const answer = await askPatiently(source, edition, offers, { wait, random, signal, onTry });
    if (!(answer instanceof PriceSourceProblem)) {
      failures = 0;
      await write(offers, answer);
      return undefined;
    }
    // For whoever is asked too much, the next question comes too early as well.
    if (answer.kind === 'stop' || answer.reason === 'throttled') return answer.reason;
    failures += 1;
    const told = answer.kind === 'batch' ? offers.map((offer) => [offer.id, malformed] as const) : [];
    await write(offers, new Map(told));
    return failures >= engineLimits.prices.breaker ? answer.reason : undefined;
  }

  for (;;) {
    const offers = await listOffersToAsk(db, run, AHEAD);
    if (offers.length === 0) return { state: 'done', reason: null };
    for (const batch of inBatches(offers, source.batchSize)) {
      const reason = await askFor(batch);
      if (reason) return { state: 'stopped', reason };
    }
  }
}
