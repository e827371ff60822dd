import type { UpkeepWords } from '../pt/upkeep.ts';
import { kit } from './kit.ts';
import { renderedPages } from './pages/rendered-pages.ts';
import { renderedPagesDemo } from './pages/rendered-pages-demo.ts';
import { crawlers } from './readers/crawlers.ts';
import { redirects } from './readers/redirects.ts';
import { backups } from './running/backups.ts';
import { database } from './running/database.ts';
import { databaseChecks } from './running/database-checks.ts';
import { jobs } from './running/jobs.ts';
import { replace } from './writing/replacements.ts';

/** Of screens that few people open, and seldom: they come with the first of those. */
export const upkeep: UpkeepWords = {
  backups,
  crawlers,
  database,
  databaseChecks,
  jobs,
  kit,
  redirects,
  renderedPages,
  renderedPagesDemo,
  replace,
};
