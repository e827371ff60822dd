import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { MoveOutForm, MoveOutState } from '#contract/running/move-out/move-out.words.ts';
import type { RefusalReason } from '#contract/site/refusals.ts';
import { createdAt, id, moment } from '../columns.ts';

/** A file with all that was written, which somebody asked for at the desk. */
export const moveOuts = pgTable(
  'move_outs',
  {
    id: id(),
    form: text('form').$type<MoveOutForm>().notNull(),
    state: text('state').$type<MoveOutState>().notNull(),
    actorId: text('actor_id'),
    /** By name, as it was then. */
    actorName: text('actor_name').notNull(),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
    /** Articles and reviews, or addresses of the site; how many there are is known on the way. */
    done: integer('done').notNull().default(0),
    total: integer('total'),
    bytes: bigint('bytes', { mode: 'number' }),
    problem: text('problem').$type<RefusalReason>(),
    /** The server that works on it, and when it was last heard of. */
    worker: text('worker'),
    heartbeatAt: moment('heartbeat_at').notNull(),
  },
  (table) => [index('move_outs_at_work').on(table.id).where(sql`state IN ('waiting', 'running')`)],
);
