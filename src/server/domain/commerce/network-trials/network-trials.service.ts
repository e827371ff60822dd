import type {
  FeedTrial,
  ReportTrial,
} from '#contract/commerce/network-trials/network-trials.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { createLimiter } from '#server/lib/limiter.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { tryFeed } from './try-feed.ts';
import { tryReport } from './try-report.ts';

/** Somebody types while it is tried: one after the other. */
const oneAtATime = createLimiter(1);

/** What a definition that is being written makes of some lines; nothing of it is kept. */
export function createNetworkTrials({ clock, editions }: { clock: Clock; editions: EditionsService }) {
  return {
    async feed(caller: Caller, trial: FeedTrial) {
      requireRole(caller, 'owner');
      const edition = await editions.getEdition(trial.locale);
      return oneAtATime(() => tryFeed(trial, edition, clock()));
    },

    async report(caller: Caller, trial: ReportTrial) {
      requireRole(caller, 'owner');
      const edition = await editions.getEdition(trial.locale);
      return oneAtATime(() => tryReport(trial, edition, clock()));
    },
  };
}
