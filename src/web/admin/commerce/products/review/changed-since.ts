import type { AuditEntryView } from '#contract/people/audit/audit.admin.schemas.ts';

/** Which fields of a review were changed after a version, as the log tells it. */
export function changedSince(log: Pick<AuditEntryView, 'details'>[], version: number): string[] {
  const names = log.flatMap(({ details }) => {
    const isLater = typeof details?.version === 'number' && details.version > version;
    return isLater && Array.isArray(details.fields) ? details.fields : [];
  });
  return [...new Set(names.filter((name): name is string => typeof name === 'string'))];
}
