import type { LedgerLine } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import type { LedgerNews } from './invalidations.queries.ts';

export const presentLedgerLine = ({ id, cause, tags, tagCount, at }: LedgerNews): LedgerLine => ({
  id,
  cause,
  tags,
  tagCount,
  at: at.toISOString(),
});
