import type { Database } from '#db/open.ts';
import type { ReadVariants } from '#server/domain/readers/crawlers/parity-worker.ts';
import type { OpenPages } from '#server/domain/running/move-out/desk/make-copy.ts';
import type { Environment } from '#server/env.ts';
import { startHousekeeping } from '#server/housekeeping.ts';
import { type JobsParts, startJobs } from '#server/jobs/start-jobs.ts';
import type { Logger } from '#server/lib/logger.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Services } from '#server/services.ts';

interface BackgroundParts {
  role: Environment['ROLE'];
  database: Database;
  services: Services;
  logger: Logger;
  /** Told how each run of a job ended. */
  onEnd?: JobsParts['onEnd'];
  mail: { mailer: Mailer; to?: string | undefined } | undefined;
  /** Where this process keeps pages. */
  readVariants: ReadVariants | undefined;
  /** The site as its readers meet it, for copies of it. */
  openPages: OpenPages;
}

const TRY_AGAIN_MS = 10_000;

/** Jobs begin beside the start, which does not wait for them; where they cannot, they are tried again. */
function keepJobsRunning({
  database: { client },
  services,
  logger,
  onEnd,
}: BackgroundParts): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let begun: Promise<(() => Promise<void>) | undefined>;
  const begin = async () => {
    try {
      return await startJobs({ client, services, logger, onEnd });
    } catch (error) {
      logger.error({ err: error }, 'Jobs could not begin; they are tried again');
      timer = setTimeout(() => {
        if (!stopped) begun = begin();
      }, TRY_AGAIN_MS).unref();
      return undefined;
    }
  };
  begun = begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await (await begun)?.();
  };
}

/** Everything that happens without anybody asking, as far as this process has a part in it. */
export function startBackground(parts: BackgroundParts): () => Promise<void> {
  const { role, services, logger, mail, readVariants, openPages } = parts;
  const runsJobs = role !== 'web';
  const stopHousekeeping = startHousekeeping({
    services,
    logger,
    readVariants,
    openPages,
    mail: runsJobs ? mail : undefined,
    works: runsJobs,
  });
  const stopJobs = runsJobs ? keepJobsRunning(parts) : async () => {};
  return async () => {
    await Promise.all([stopHousekeeping(), stopJobs()]);
  };
}
