import type { IntegrityFinding } from '#contract/running/database/database.admin.schemas.ts';
import type { FindingRow } from './integrity.queries.ts';

export const presentFinding = ({ id, check, details, ...row }: FindingRow): IntegrityFinding => ({
  id,
  check,
  kind: details.kind,
  values: details.values,
  subject: details.subject ?? null,
  mendable: row.mendable && row.mendedAt === null,
  foundAt: row.foundAt.toISOString(),
  mendedAt: row.mendedAt?.toISOString() ?? null,
  mendedBy: row.mendedBy,
});
