import type { CheckId, CheckObstacle } from '#contract/running/database/database.words.ts';
import type { RunWorker } from '#server/domain/commerce/price-runs/run-worker.ts';
import type { FeedWorker } from '#server/domain/commerce/shop-feeds/feed-worker.ts';
import type { RenderRunsService } from '#server/domain/pages/render-runs/render-runs.service.ts';
import type { IndexNowService } from '#server/domain/readers/indexnow/indexnow.service.ts';
import type { BackupWorker } from '#server/domain/running/backups/backups.worker.ts';
import type { DatabaseUpkeepService } from '#server/domain/running/database-upkeep/database-upkeep.service.ts';
import type { JobWorkerService } from '#server/domain/running/jobs/job-worker.service.ts';
import type { LinksService } from '#server/domain/writing/links/links.service.ts';
import type { RenewalsService } from '#server/domain/writing/renewals/renewals.service.ts';

/** Deletes what has had its time, and says how much that was. */
interface Purging {
  purge: () => Promise<number>;
}

/** What handlers may use. Named here and not taken from services.ts, which knows the jobs. */
export interface JobServices {
  accounts: { sessions: Purging };
  attempts: Purging;
  backupWorker: BackupWorker;
  clicks: Purging;
  messages: Purging;
  crawlers: Purging;
  earningReports: { worker: Purging };
  imports: { worker: Purging };
  invalidations: Purging;
  jobWorker: JobWorkerService;
  moveIns: { worker: Purging };
  moveOuts: { worker: Purging };
  parity: Purging;
  policyReports: Purging;
  renderedPages: { memory: Purging };
  links: Pick<LinksService, 'checksOn' | 'gather' | 'checkDue' | 'countBroken'>;
  renderRuns: Purging & Pick<RenderRunsService, 'beginEdition' | 'watch' | 'giveUp'>;
  databaseTools: {
    integrity: Purging & {
      ids: CheckId[];
      run: (check: CheckId) => Promise<{ found: number; obstacle: CheckObstacle | null }>;
    };
  };
  databaseUpkeep: DatabaseUpkeepService;
  indexNow: IndexNowService;
  postWriting: {
    upkeep: Record<'publishDue' | 'purgeTrash' | 'thinRevisions', () => Promise<number>> & {
      hasDue: () => Promise<boolean>;
    };
  };
  renewals: Pick<RenewalsService, 'weighAll'>;
  replacements: Purging;
  failingLinks: Purging;
  priceRuns: { worker: RunWorker };
  shopFeeds: { worker: FeedWorker };
}
