import type { EarningsService } from '#server/domain/commerce/earnings/earnings.service.ts';
import type { ClickWorth } from '#server/domain/writing/renewals/renewals.service.ts';
import type { PlaceRow } from '../links/for-replacing.ts';
import type { FailingRow, StandRow } from './failing-links.queries.ts';
import type { Around } from './nearest.ts';

export type Sums = Awaited<ReturnType<EarningsService['sumBy']>>;

/** All that is to be said of a link that fails silently. */
export interface FailingFacts extends Around {
  row: FailingRow;
  stands: StandRow[];
  places: PlaceRow[];
  earned: { short: Sums; long: Sums };
  worth: ClickWorth;
}
