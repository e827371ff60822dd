import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import { changedFields, describeChanges } from '#server/lib/changes.ts';
import { type EditionRow, lockEdition, updateEdition } from './editions.queries.ts';

type Words = Partial<Pick<EditionRow, 'siteName' | 'disclosure'>>;

/** An edition's own words, in the middle of a larger transaction; undefined where nothing was to be changed. */
export async function rewriteEdition(
  tx: Db,
  locale: Locale,
  { actor, at, batchId, details }: Omit<Rewriting, 'zoneOf'>,
  change: (edition: EditionRow) => Words | undefined,
): Promise<EditionRow | undefined> {
  const before = await lockEdition(tx, locale);
  const given = before && change(before);
  if (!before || !given) return undefined;
  const changes = changedFields(before, given);
  if (Object.keys(changes).length === 0) return undefined;
  const after = await updateEdition(tx, locale, { ...changes, updatedAt: at });
  await recordAudit(tx, actor, at, {
    action: 'updated',
    subject: 'edition',
    subjectId: locale,
    title: after.siteName,
    locale,
    batchId,
    details: { ...describeChanges(before, changes), ...details },
  });
  await recordChange(tx, at, `edition ${locale} changed`, [
    tags.edition(locale),
    ...(changes.siteName === undefined ? [] : [tags.editions()]),
  ]);
  return after;
}
