import { edgeLimits } from '#contract/site/edge-limits.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { LedgerReader } from '../../invalidations/ledger-reader.ts';
import { tags } from '../../invalidations/tags.ts';
import type { EdgeTargetNews, EdgeTargetRow } from '../edge-targets.queries.ts';
import { callsFor, type EdgeTarget, type PurgeAnswer, type PurgeCall } from '../targets/target.ts';
import type { EdgeFigures } from './edge-figures.ts';
import { anyFraction, pauseAfter, type Random } from './pause-after.ts';
import { type Batch, Pile } from './pile.ts';
import { planPurge } from './plan-purge.ts';
import { TokenBucket } from './token-bucket.ts';

export type Trouble = Exclude<PurgeAnswer, { outcome: 'done' }>;

interface Parts {
  target: EdgeTarget;
  row: Pick<EdgeTargetRow, 'position' | 'caughtUpAt' | 'builtFrom'>;
  /** Which build this is: pages of another have its words, and name its files. */
  build: string;
  ledger: LedgerReader;
  clock: Clock;
  figures: EdgeFigures;
  /** Writes down how it stands; throws where the row is another's by now. */
  save: (news: EdgeTargetNews) => Promise<void>;
  /** Told when it begins to fail, and when it gives up. */
  onTrouble: (answer: Trouble) => void;
  random?: Random;
}

interface Sending extends Batch {
  calls: PurgeCall[];
  isAgain: boolean;
}

/** What a plan may wait for its turn in all, before it is told less closely. */
const PATIENCE_MS = 10_000;

/**
 * Tells one target what the ledger says, from where it was told last. The cursor moves when the target has said yes, twice:
 * whoever is killed in between repeats, and nothing is skipped.
 */
export class Purger {
  readonly #parts: Parts;
  readonly #calls: TokenBucket;
  readonly #names: TokenBucket;
  readonly #pile = new Pile();
  /** Told once; again when every process must have heard of it. */
  #again: (Batch & { due: number })[] = [];
  #sending: Sending | undefined;
  /** Where the ledger is read from, and what was read beyond it already. */
  #readFrom: bigint | undefined;
  #read = new Map<number, bigint>();
  #failures = 0;
  #tryAt = 0;
  #stopped = false;
  #beatAt = -Infinity;
  #now = -Infinity;

  constructor(parts: Parts) {
    const now = parts.clock().getTime();
    const { position, caughtUpAt, builtFrom } = parts.row;
    // And nothing else of it: what was found at first is not written down again with each beat.
    this.#parts = { ...parts, row: { position, caughtUpAt, builtFrom } };
    this.#calls = new TokenBucket(parts.target.allowance.calls, now);
    this.#names = new TokenBucket(parts.target.allowance.names, now);
  }

  /** Given up, until somebody wants it told again. */
  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Does what can be done now, and says in how many milliseconds there may be more to do. */
  async round(signal: AbortSignal): Promise<number> {
    const { clock } = this.#parts;
    this.#lookAtClock(clock().getTime());
    await this.#readLedger();
    await this.#beat();
    const waits: number[] = [edgeLimits.lookEvery];
    while (!signal.aborted) {
      const wait = await this.#step(clock().getTime(), signal);
      if (wait === 0) continue;
      if (wait !== undefined) waits.push(wait);
      break;
    }
    return Math.min(...waits);
  }

  /** One that was put back by an hour keeps nothing waiting for an hour. */
  #lookAtClock(now: number): void {
    if (now < this.#now) {
      this.#tryAt = now;
      this.#pile.beginAnew(now);
      for (const batch of this.#again) batch.due = now + edgeLimits.againAfter;
    }
    this.#now = now;
  }

  /** 0: there may be more at once; undefined: nothing to do. */
  async #step(now: number, signal: AbortSignal): Promise<number | undefined> {
    if (this.#stopped) return undefined;
    if (now < this.#tryAt) return this.#tryAt - now;
    if (this.#sending) return this.#sendNext(this.#sending, now, signal);
    const due = this.#again[0];
    if (due && due.due <= now) {
      this.#again.shift();
      this.#begin(due, true, now);
      return 0;
    }
    const ready = this.#pile.readyIn(now);
    const batch = ready === 0 ? this.#pile.take() : undefined;
    if (batch) {
      this.#begin(batch, false, now);
      return 0;
    }
    const waits = [ready, due && due.due - now].filter((wait) => wait !== undefined);
    return waits.length > 0 ? Math.min(...waits) : undefined;
  }

  #begin(batch: Batch, isAgain: boolean, now: number): void {
    const { target, figures } = this.#parts;
    const calls = this.#calls.within(PATIENCE_MS, now) * target.perCall.names;
    const plan = planPurge(batch.news, Math.min(calls, this.#names.within(PATIENCE_MS, now)));
    if (plan.fold !== 'none') figures.folds[plan.fold] += 1;
    this.#sending = {
      ...batch,
      isAgain,
      calls: [...callsFor(target, plan.hard, true), ...callsFor(target, plan.soft, false)],
    };
  }

  async #sendNext(sending: Sending, now: number, signal: AbortSignal): Promise<number> {
    const call = sending.calls[0];
    if (!call) return this.#done(sending, now);
    const wait = this.#calls.readyIn(now);
    if (wait > 0) return wait;
    const { target, figures } = this.#parts;
    this.#calls.take(1, now);
    this.#names.take(call.names.length, now);
    const answer = await target.purge(call, signal);
    figures.calls[answer.outcome] += 1;
    if (answer.outcome !== 'done') return this.#failed(sending, answer);
    figures.names += call.names.length;
    sending.calls.shift();
    await this.#beat();
    return 0;
  }

  async #done(sending: Sending, now: number): Promise<number> {
    const { news, covers, asOf, isAgain } = sending;
    this.#sending = undefined;
    this.#failures = 0;
    if (isAgain) await this.#caughtUp(covers, asOf, { lastSentAt: new Date(now) });
    else this.#again.push({ news, covers, asOf, due: now + edgeLimits.againAfter });
    return 0;
  }

  async #failed(sending: Sending, answer: Trouble): Promise<number> {
    const { clock, onTrouble, random = anyFraction } = this.#parts;
    const now = clock();
    this.#failures += 1;
    // Everything at once when it is back: few calls, and in the order in which it happened.
    const told = this.#again.splice(0);
    for (const batch of [sending, ...told.toReversed()]) this.#pile.putBack(batch, now.getTime());
    this.#sending = undefined;
    this.#stopped = answer.outcome === 'refused';
    if (this.#stopped || this.#failures === 1) onTrouble(answer);
    if (answer.outcome === 'later')
      this.#tryAt = now.getTime() + pauseAfter(this.#failures, answer.retryAfter, random);
    await this.#save({
      failures: this.#failures,
      problem: answer.detail,
      failedAt: now,
      stoppedAt: this.#stopped ? now : null,
    });
    return 0;
  }

  async #readLedger(): Promise<void> {
    const { ledger, clock, row, build } = this.#parts;
    const asOf = clock();
    // First where things stand, then what there is: what ends in between is read again the next time.
    const next = await ledger.position();
    const news: Batch['news'] = [];
    if (this.#readFrom === undefined) {
      const { position, caughtUpAt, builtFrom } = row;
      const isKnown =
        position !== null &&
        caughtUpAt !== null &&
        (await ledger.reachesBackTo({ position, at: caughtUpAt }, asOf));
      // Of what it missed nobody can tell: it forgets everything, once.
      if (!isKnown) news.push({ tags: [tags.everything()], takenDown: [tags.pictures()] });
      else if (builtFrom !== build) news.push({ tags: [tags.everything()], takenDown: [] });
      this.#readFrom = isKnown ? position : next;
    }
    for await (const entry of ledger.since(this.#readFrom)) {
      if (this.#read.has(entry.id)) continue;
      this.#read.set(entry.id, entry.xid);
      news.push({ tags: entry.tags, takenDown: entry.takenDown });
    }
    this.#readFrom = next;
    this.#read = new Map([...this.#read].filter(([, xid]) => xid >= next));
    this.#pile.add({ news, covers: next, asOf }, asOf.getTime());
    if (this.#pile.size === 0 && !this.#sending && this.#again.length === 0) this.#isIdleSince(next, asOf);
  }

  #isIdleSince(position: bigint, asOf: Date): void {
    this.#parts.row = { position, caughtUpAt: asOf, builtFrom: this.#parts.build };
    this.#parts.figures.caughtUpAt = asOf;
  }

  async #caughtUp(position: bigint, asOf: Date, news: EdgeTargetNews): Promise<void> {
    this.#isIdleSince(position, asOf);
    await this.#save({ ...news, failures: 0, problem: null, failedAt: null, stoppedAt: null });
  }

  /** Now and then, so that everybody knows that it is told, and how far. */
  async #beat(): Promise<void> {
    const now = this.#parts.clock().getTime();
    if (Math.abs(now - this.#beatAt) < edgeLimits.beatEvery) return;
    await this.#save({});
  }

  async #save(news: EdgeTargetNews): Promise<void> {
    const { save, row, clock, figures } = this.#parts;
    figures.waiting = this.#pile.size + this.#again.length + (this.#sending ? 1 : 0);
    await save({ ...row, ...news, waiting: figures.waiting });
    this.#beatAt = clock().getTime();
  }
}
