import type { Caller } from '#contract/people/accounts/caller.ts';
import { localeOfPath } from '#contract/site/addresses/paths.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { DomainError } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { countKnown, listKnown } from './rendered-pages.queries.ts';

/** Lets go of pages that nothing has happened to: every server hears of it through the ledger. */
export function createPageForgetting({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async count(caller: Caller, pattern: string): Promise<number> {
      requireRole(caller, 'viewer');
      return countKnown(db, { now: clock(), pattern });
    },

    /** `matching` is what somebody was told and agreed to. */
    async forget(
      caller: Caller,
      { pattern, matching }: { pattern: string; matching: number },
    ): Promise<number> {
      const actor = requireRole(caller, 'editor');
      const now = clock();
      await db.transaction(async (tx) => {
        if ((await countKnown(tx, { now, pattern })) !== matching) {
          throw new DomainError('conflict', 'Another number matches now.', { reason: 'another_count' });
        }
        for (let after = ''; ; ) {
          const part = await listKnown(tx, { now, pattern, after }, engineLimits.renderedPages.syncBatch);
          await recordChange(tx, now, `pages ${pattern} forgotten`, part.map(tags.page));
          const last = part.at(-1);
          if (last === undefined || part.length < engineLimits.renderedPages.syncBatch) break;
          after = last;
        }
        await recordAudit(tx, actor, now, {
          action: 'deleted',
          subject: 'page',
          subjectId: pattern,
          title: pattern,
          locale: localeOfPath(pattern) ?? null,
          details: { pages: matching },
        });
      });
      return matching;
    },
  };
}
