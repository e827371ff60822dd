import type { AdminPostRow, BulkResult } from '#contract/writing/posts/posts.admin.schemas.ts';
import type { AdminTexts } from '#i18n/admin/load-texts.ts';

/** Named one by one, so that a person can go and mend it. */
const NAMED = 3;

/** What stayed as it was, and why; empty where everything was done. */
export function tellLeft(
  results: BulkResult['results'],
  rows: Pick<AdminPostRow, 'id' | 'shownTitle'>[],
  { posts }: Pick<AdminTexts, 'posts'>,
): string {
  const left = results.filter(({ done }) => !done);
  if (left.length === 0) return '';
  const named = left.slice(0, NAMED).map(({ id, reason }) => {
    const title = rows.find((row) => row.id === id)?.shownTitle || posts.untitled;
    return `“${title}” ${reason ? posts.refusals[reason] : ''}`.trim();
  });
  return `${posts.left(left.length)}: ${named.join('; ')}${left.length > NAMED ? '…' : '.'}`;
}
