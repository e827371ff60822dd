import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import type { GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { Wait } from '#server/lib/time/wait.ts';
import * as queries from './check-links.queries.ts';
import { dueAfter, type Heard, judgeProblem, judgeStatus, standingAfter } from './judge-answer.ts';

export interface CheckParts {
  db: Db;
  clock: Clock;
  guardedFetch: GuardedFetch;
  wait: Wait;
  /** From 0 to 1; handed in, so that tests know it. */
  random?: () => number;
}

/** Asks links whether they still work, a few at a time and no host more than once a second. */
export function createLinkChecking({ db, clock, guardedFetch, wait, random = Math.random }: CheckParts) {
  /** When each host may be asked again. */
  const restsUntil = new Map<string, number>();

  async function ask(url: string, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<Heard> {
    const { host } = new URL(url);
    const { hostPause, deadline } = engineLimits.links;
    const free = Math.max(restsUntil.get(host) ?? 0, clock().getTime());
    // Set ahead of the pause: whoever comes meanwhile waits for the next one.
    restsUntil.set(host, free + hostPause);
    const rest = free - clock().getTime();
    if (rest > 0) await wait(rest, signal);
    const request = { method, deadlineMs: deadline, maxBytes: 0, signal };
    return guardedFetch(url, request).then(({ status }) => judgeStatus(status), judgeProblem);
  }

  /** HEAD is the lighter question; not every server understands it, so that no refusal of it counts. */
  async function askPolitely(url: string, signal: AbortSignal): Promise<Heard> {
    const first = await ask(url, 'HEAD', signal);
    const isAnswered = first.result === 'working' || first.status === null || first.status === 429;
    return isAnswered ? first : ask(url, 'GET', signal);
  }

  async function check({ id, url }: Pick<queries.LinkRow, 'id' | 'url'>, signal: AbortSignal) {
    const heard = await askPolitely(url, signal);
    const now = clock();
    await db.transaction(async (tx) => {
      const before = await queries.lockLink(tx, id);
      if (!before) return;
      const dueAt = dueAfter(heard, now, random());
      await queries.updateLink(tx, id, {
        ...heard,
        ...standingAfter(before, heard, now),
        checkedAt: now,
        dueAt,
      });
    });
  }

  /** Those that rest no longer need not be remembered. */
  function forgetRested(): void {
    const now = clock().getTime();
    for (const [host, until] of restsUntil) if (until <= now) restsUntil.delete(host);
  }

  return {
    check,

    /** Some of those whose time has come; answers how many that were. */
    async checkDue(signal: AbortSignal): Promise<number> {
      const now = clock();
      const { batch, lease } = engineLimits.links;
      const due = await queries.claimDueLinks(db, now, new Date(now.getTime() + lease), batch);
      for (const link of due) {
        if (signal.aborted) break;
        await check(link, signal).catch((error: unknown) => {
          // What is stopped half-way comes back when the lease ends.
          if (!signal.aborted) throw error;
        });
      }
      forgetRested();
      return due.length;
    },
  };
}
