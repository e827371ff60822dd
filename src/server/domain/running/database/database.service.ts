import type { CheckTools } from './checks/check.ts';
import { createConsole } from './console/console.service.ts';
import { createIntegrityService } from './integrity.service.ts';
import { createDatabaseOverview } from './overview/database-overview.service.ts';

/** What /admin/database shows and does. */
export const createDatabaseTools = (tools: CheckTools) => ({
  overview: createDatabaseOverview(tools),
  integrity: createIntegrityService(tools),
  console: createConsole(tools),
});
