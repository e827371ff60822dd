import { judgeEnd } from '#contract/commerce/link-ends/judge-end.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { GuardedAnswer, GuardedFetch, GuardedRequest } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { Wait } from '#server/lib/time/wait.ts';
import * as queries from './check-links.queries.ts';
import { findFinding, isOfShop, keepFinding } from './findings.queries.ts';
import { dueAfter, type Heard, judgeProblem, judgeStatus, standingAfter } from './judge-answer.ts';
import { type KnownShops, knownShopsOf, leadsToShop } from './known-shops.ts';
import { type EndHeard, findingAfter } from './standing-of-end.ts';

export interface CheckParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  guardedFetch: GuardedFetch;
  wait: Wait;
  /** From 0 to 1; handed in, so that tests know it. */
  random?: () => number;
}

const PAGES = ['text/html', 'application/xhtml+xml'];
const toPage: Pick<GuardedRequest, 'method' | 'maxBytes' | 'beginningOf'> = {
  method: 'GET',
  maxBytes: engineLimits.links.pageBytes,
  beginningOf: PAGES,
};

type Asked = Heard & { answer?: GuardedAnswer };

const heardOf = (answer: GuardedAnswer): Asked => ({ ...judgeStatus(answer.status), answer });

/** Asks links whether they still work, a few at a time and no host more than once a second. */
export function createLinkChecking(parts: CheckParts) {
  const { db, clock, editions, guardedFetch, wait, random = Math.random } = parts;
  /** When each host may be asked again. */
  const restsUntil = new Map<string, number>();

  async function ask(
    url: string,
    how: Pick<GuardedRequest, 'method' | 'maxBytes' | 'beginningOf'>,
    signal: AbortSignal,
  ): Promise<Asked> {
    const { host } = new URL(url);
    const { hostPause, deadline } = engineLimits.links;
    const free = Math.max(restsUntil.get(host) ?? 0, clock().getTime());
    // Set ahead of the pause: whoever comes meanwhile waits for the next one.
    restsUntil.set(host, free + hostPause);
    const rest = free - clock().getTime();
    if (rest > 0) await wait(rest, signal);
    return guardedFetch(url, { ...how, deadlineMs: deadline, signal }).then(heardOf, judgeProblem);
  }

  /** HEAD is the lighter question; not every server understands it, so that no refusal of it counts. */
  async function askPolitely(url: string, signal: AbortSignal): Promise<Asked> {
    const first = await ask(url, { method: 'HEAD', maxBytes: 0 }, signal);
    const isAnswered = first.result === 'working' || first.status === null || first.status === 429;
    return isAnswered ? first : ask(url, { method: 'GET', maxBytes: 0 }, signal);
  }

  /** Of a link that earns, the page at its end; it says more than its status. */
  function endOf({ result, answer }: Asked, { networks }: KnownShops): EndHeard | undefined {
    if (result !== 'working' || !answer) return undefined;
    const page = answer.body.toString('utf8');
    return { judged: judgeEnd({ hops: answer.hops, page }, networks), endUrl: answer.url };
  }

  async function check(
    { id, url }: Pick<queries.LinkRow, 'id' | 'url'>,
    signal: AbortSignal,
    shops?: KnownShops,
  ) {
    const known = shops ?? (await knownShopsOf(editions));
    const earns = leadsToShop(url, known) || (await isOfShop(db, id));
    const asked = await (earns ? ask(url, toPage, signal) : askPolitely(url, signal));
    const end = earns ? endOf(asked, known) : undefined;
    const heard: Heard = { result: asked.result, status: asked.status };
    const now = clock();
    await db.transaction(async (tx) => {
      const before = await queries.lockLink(tx, id);
      if (!before) return;
      const finding = await findFinding(tx, id);
      const found = end ? findingAfter(finding, id, end, now) : finding;
      if (found !== finding) await keepFinding(tx, id, found);
      const dueAt = dueAfter(heard, now, random(), found !== undefined);
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
      const shops = due.length > 0 ? await knownShopsOf(editions) : undefined;
      for (const link of due) {
        if (signal.aborted) break;
        await check(link, signal, shops).catch((error: unknown) => {
          // What is stopped half-way comes back when the lease ends.
          if (!signal.aborted) throw error;
        });
      }
      forgetRested();
      return due.length;
    },
  };
}
