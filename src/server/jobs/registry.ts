import type { JobDefinition } from './definition.ts';
import { backupJob, rehearsalJob, restoreJob } from './definitions/backups.ts';
import { databaseJob } from './definitions/database.ts';
import { feedsJob } from './definitions/feeds.ts';
import { indexNowJob } from './definitions/indexnow.ts';
import { integrityJob } from './definitions/integrity.ts';
import { linksJob } from './definitions/links.ts';
import { preRenderJob } from './definitions/pre-render.ts';
import { pricesJob } from './definitions/prices.ts';
import { publishJob } from './definitions/publish.ts';
import { renewalsJob } from './definitions/renewals.ts';
import { clicksJob, messagesJob, upkeepJob } from './definitions/retention.ts';

/** A line here is a job: the queue, the schedule and the screen take it from here. */
export const jobDefinitions: readonly JobDefinition[] = [
  publishJob,
  pricesJob,
  feedsJob,
  preRenderJob,
  indexNowJob,
  linksJob,
  renewalsJob,
  clicksJob,
  messagesJob,
  upkeepJob,
  databaseJob,
  integrityJob,
  backupJob,
  rehearsalJob,
  restoreJob,
];
