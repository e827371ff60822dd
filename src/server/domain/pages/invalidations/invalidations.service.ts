import type { Caller } from '#contract/people/accounts/caller.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { limits } from '#contract/site/limits.ts';
import type { Db } from '#db/open.ts';
import type { Clock } from '#server/lib/clock.ts';
import { decodeCursor } from '#server/lib/cursor.ts';
import { pageOf } from '#server/lib/page.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { deleteInvalidationsBefore, listNewestEntries } from './invalidations.queries.ts';

const DAY = 24 * 3_600_000;

export function createInvalidationsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** What has made pages out of date, newest first. */
    async list(caller: Caller, { cursor }: { cursor?: string | undefined }) {
      requireRole(caller, 'viewer');
      const before = cursor === undefined ? undefined : decodeCursor(cursor).id;
      const size = limits.adminLists.part;
      const found = await listNewestEntries(db, before, engineLimits.renderedPages.tagsTold, size + 1);
      return pageOf(found, size, ({ id, at }) => ({ id, at }));
    },

    /** Kept pages end at midnight at the latest: no page has a use for what is older than a week. */
    purge: (): Promise<number> =>
      deleteInvalidationsBefore(db, new Date(clock().getTime() - engineLimits.pages.ledgerDays * DAY)),
  };
}
