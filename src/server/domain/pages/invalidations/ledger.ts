import { setTimeout } from 'node:timers/promises';
import type { SqlClient, StopListening } from '#db/client.ts';
import type { Db } from '#db/open.ts';
import { HeardNews } from './heard-news.ts';
import {
  findInvalidationOf,
  findLedgerPosition,
  INVALIDATIONS_CHANNEL,
  type LedgerEntry,
  listInvalidationsSince,
} from './invalidations.queries.ts';

export type { LedgerEntry };

/** Who is told of what the ledger says. */
export interface LedgerListener {
  onNews: (entry: LedgerEntry) => void;
  onFailure: (error: unknown) => void;
}

interface LedgerParts extends LedgerListener {
  db: Db;
  client: Pick<SqlClient, 'listen'>;
  /** In milliseconds: how often it looks without having been told. */
  every?: number;
}

const PART = 500;
/** As many as pages may miss while they are being rendered. */
const REMEMBERED = 2_000;
const SETTLING = { tries: 20, pause: 50 };

export type Ledger = Awaited<ReturnType<typeof followLedger>>;

/**
 * Reads the ledger as it grows. Numbers of rows are given before they can be seen, so a place in it is a
 * transaction: everything below was over, everything from there on is read again and told once.
 */
export async function followLedger({ db, client, onNews, onFailure, every = 1_000 }: LedgerParts) {
  /** Everything below was over, and has been told. */
  let position = await findLedgerPosition(db);
  let told = new Map<number, bigint>();
  const heard = new HeardNews(REMEMBERED);
  let reading: Promise<void> | undefined;
  let again = false;

  function tell(entry: LedgerEntry): void {
    if (told.has(entry.id)) return;
    told.set(entry.id, entry.xid);
    heard.add(entry.tags, entry.cause);
    onNews(entry);
  }

  async function read(): Promise<void> {
    // First where things stand, then what there is: what ends in between is read again the next time.
    const next = await findLedgerPosition(db);
    let last = 0;
    for (;;) {
      const part = await listInvalidationsSince(db, position, last, PART);
      part.forEach(tell);
      last = part.at(-1)?.id ?? last;
      if (part.length < PART) break;
    }
    position = next;
    told = new Map([...told].filter(([, xid]) => xid >= next));
  }

  /** Everything that was written before this call has been told when it is over. */
  async function catchUp(): Promise<void> {
    if (reading) {
      again = true;
      await reading.catch(() => {});
      if (!again) return reading;
    }
    again = false;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  /** The same, and what is rendered from then on does not take it for news; unless somebody writes for seconds. */
  async function settle(): Promise<void> {
    for (let tries = 0; tries < SETTLING.tries; tries += 1) {
      await catchUp();
      if (told.size === 0) return;
      await setTimeout(SETTLING.pause);
    }
  }

  const look = () => void catchUp().catch(onFailure);
  const stopListening: StopListening = await client.listen(INVALIDATIONS_CHANNEL, look, look);
  const timer = setInterval(look, every);
  timer.unref();

  return {
    catchUp,
    settle,
    /**
     * Where a page that is rendered from now on begins: never beyond what was told, for it is made of rows that are remembered
     * until then. Read anew only where something was told that lies beyond.
     */
    async getPosition(): Promise<bigint> {
      if (told.size > 0) await catchUp();
      return position;
    },
    /** What this process has heard of: pages that are rendered from now on have seen it. */
    heard,
    /** What has changed of these since a place in the ledger; a position from the future is from another database. */
    async findChange(since: bigint, tags: string[]): Promise<string | undefined> {
      if (since > (await findLedgerPosition(db))) return 'another database';
      return (await findInvalidationOf(db, since, tags))?.cause;
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await stopListening();
      await reading?.catch(() => {});
    },
  };
}
