import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { attempts } from '#db/schema/people/attempts.ts';

export interface AttemptRule {
  attempts: number;
  windowSeconds: number;
}

/** After so long a quiet time the waits are short again. */
const FORGIVEN_AFTER = '1 day';
const MAX_DOUBLINGS = 6;
const MAX_COUNT = 1_000_000;

/** Counts one attempt and says how many there are: one statement, so that parallel attempts all count. */
export async function countAttempt(db: Db, key: string, rule: AttemptRule, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const window = sql`make_interval(secs => ${rule.windowSeconds})`;
  const over = sql`${attempts.windowEndsAt} <= ${at}`;
  const passesLimit = sql`${attempts.count} = ${rule.attempts}`;
  // Who was put off waits no longer than this; a window that ends later was begun by a clock that has been put back.
  const longest = sql`${window} * power(2, least(greatest(${attempts.blocks} - 1, 0), ${MAX_DOUBLINGS}))`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt: sql`${at} + ${window}` })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${over} THEN 1 ELSE least(${attempts.count} + 1, ${MAX_COUNT}) END`,
        blocks: sql`CASE WHEN ${attempts.windowEndsAt} <= ${at} - ${FORGIVEN_AFTER}::interval THEN 0
          WHEN NOT ${over} AND ${passesLimit} THEN ${attempts.blocks} + 1 ELSE ${attempts.blocks} END`,
        windowEndsAt: sql`CASE WHEN ${over} THEN ${at} + ${window}
          WHEN ${passesLimit} THEN ${at} + ${window} * power(2, least(${attempts.blocks}, ${MAX_DOUBLINGS}))
          ELSE least(${attempts.windowEndsAt}, ${at} + ${longest}) END`,
      },
    })
    .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt });
  if (!row) throw new Error('An attempt was not counted.');
  return row;
}

export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

export async function deleteOldAttempts(db: Db, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { affectedRows = 0 } = await db
    .delete(attempts)
    .where(lt(attempts.windowEndsAt, sql`${at} - ${FORGIVEN_AFTER}::interval`));
  return affectedRows;
}
