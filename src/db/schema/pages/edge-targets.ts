import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../columns.ts';

/** A cache in front that is told of changes: how far it has been told, and what stands in the way. */
export const edgeTargets = pgTable('edge_targets', {
  id: id(),
  /** What it is and which: "varnish 127.0.0.1:6082". */
  name: text('name').notNull().unique(),
  /** Everything that the ledger says of transactions below this one, it was told; none yet: it is told to forget all. */
  position: bigint('position', { mode: 'bigint' }),
  /** What was written before this moment, it was told. */
  caughtUpAt: moment('caught_up_at'),
  /** Whose pages it keeps: the build that told it last, "" for none. */
  builtFrom: text('built_from').notNull().default(''),
  /** News that wait, as of the last beat. */
  waiting: integer('waiting').notNull().default(0),
  lastSentAt: moment('last_sent_at'),
  /** Tries in a row that failed, the last one's words, and when waiting would not mend it. */
  failures: integer('failures').notNull().default(0),
  problem: text('problem'),
  failedAt: moment('failed_at'),
  stoppedAt: moment('stopped_at'),
  /** The server that tells it, and when it was last heard of. */
  worker: text('worker'),
  heartbeatAt: moment('heartbeat_at'),
});
