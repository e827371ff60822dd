import { edgeLimits } from '#contract/site/edge-limits.ts';
import { gather, type News } from './plan-purge.ts';

/** News that are told together, and how far the ledger has been told when they have been. */
export interface Batch {
  news: News[];
  covers: bigint;
  /** When the ledger was read so far. */
  asOf: Date;
}

/** News that wait to be told: a moment, because more of them may come. */
export class Pile {
  #batch: Batch | undefined;
  #first = 0;
  #last = 0;

  get size(): number {
    return this.#batch?.news.length ?? 0;
  }

  add(batch: Batch, now: number): void {
    if (batch.news.length === 0) return;
    if (!this.#batch) this.#first = now;
    this.#last = now;
    this.#batch = { ...batch, news: gather([...(this.#batch?.news ?? []), ...batch.news]) };
  }

  /** What could not be told goes along with what came later. */
  putBack(batch: Batch, now: number): void {
    const later = this.#batch && this.#batch.covers > batch.covers ? this.#batch : batch;
    if (!this.#batch) this.#first = now;
    this.#batch = { ...later, news: gather([...batch.news, ...(this.#batch?.news ?? [])]) };
  }

  /** The clock was put back: what waits begins to wait now. */
  beginAnew(now: number): void {
    this.#first = now;
    this.#last = now;
  }

  /** In how many milliseconds it may be told; undefined where there is nothing. */
  readyIn(now: number): number | undefined {
    if (!this.#batch) return undefined;
    const { quiet, atMost } = edgeLimits.coalesce;
    return Math.max(0, Math.min(this.#last + quiet, this.#first + atMost) - now);
  }

  take(): Batch | undefined {
    const batch = this.#batch;
    this.#batch = undefined;
    return batch;
  }
}
