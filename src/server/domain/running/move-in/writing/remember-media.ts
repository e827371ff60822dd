import { putMoved } from '../move-in.queries.ts';
import type { MediaPlace } from '../pictures/keep-media.ts';
import type { Why } from '../why.ts';
import { count, type Moving } from './moving.ts';

/** Counts a picture or a file the first time that a run meets it, and remembers where it came from. */
export async function rememberMedia(
  moving: Moving,
  src: string,
  found: Exclude<MediaPlace, { dead: Why }>,
): Promise<void> {
  count(moving, found.isNew ? 'made' : 'same', 'pictures');
  const { db, site, locale, runId } = moving;
  if (runId === undefined || found.id === undefined) return;
  const row = { site: site.identity, locale, kind: 'pictures' as const, sourceId: src, subjectId: found.id };
  await putMoved(db, { ...row, hash: '', version: 0, made: found.isNew, runId });
}
