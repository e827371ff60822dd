import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import { findSetting, upsertSetting } from './settings.queries.ts';

const KEY = 'site_name';

/** The site's name where somebody has set one; undefined where nothing was to be changed. */
export async function rewriteSiteName(
  tx: Db,
  { actor, at, batchId, details }: Omit<Rewriting, 'zoneOf'>,
  change: (name: string) => string | undefined,
): Promise<string | undefined> {
  const before = (await findSetting(tx, KEY))?.value;
  const value = before === undefined ? undefined : change(before);
  if (value === undefined || value === before) return undefined;
  await upsertSetting(tx, { key: KEY, value, updatedAt: at });
  await recordAudit(tx, actor, at, {
    action: 'updated',
    subject: 'setting',
    subjectId: KEY,
    title: KEY,
    batchId,
    details: { from: before, to: value, ...details },
  });
  await recordChange(tx, at, `setting ${KEY} changed`, [tags.setting(KEY)]);
  return value;
}
