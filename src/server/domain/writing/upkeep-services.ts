import type { Db } from '#db/open.ts';
import type { EarningsService } from '#server/domain/commerce/earnings/earnings.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { createFailingLinks } from './failing-links/failing-links.service.ts';
import { createRenewals } from './renewals/renewals.service.ts';
import { createReplacementsService } from './replacements/replacements.service.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  earnings: EarningsService;
}

/** What keeps texts true that were written long ago. */
export function createTextUpkeep(parts: Parts) {
  const renewals = createRenewals(parts);
  return {
    renewals,
    failingLinks: createFailingLinks({ ...parts, clickWorth: renewals.clickWorth }),
    replacements: createReplacementsService(parts),
  };
}
