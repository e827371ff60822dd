import type { Caller } from '#contract/people/accounts/caller.ts';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import { readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { deleteInvalidationsBefore, listNewestEntries } from './invalidations.queries.ts';

export function createInvalidationsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** What has made pages out of date, newest first. */
    async list(caller: Caller, { cursor }: { cursor?: string | undefined }) {
      requireRole(caller, 'viewer');
      return readPart(
        cursor,
        (after, limit) => listNewestEntries(db, after?.id, engineLimits.renderedPages.tagsTold, limit),
        (entry) => entry,
      );
    },

    /** Kept pages end at midnight at the latest: no page has a use for what is older than a week. */
    purge: (): Promise<number> =>
      deleteInvalidationsBefore(db, ago(clock, engineLimits.pages.ledgerDays * DAY)),
  };
}
