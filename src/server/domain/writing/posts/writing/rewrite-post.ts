import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { Db } from '#db/open.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import { invalidFields } from '#server/lib/errors.ts';
import type { PostRow } from '../posts.queries.ts';
import { cleanFields, differences, fieldsOf } from './post-fields.ts';
import { lockPosts } from './posts.write.queries.ts';
import { storedText } from './stored-text.ts';
import { writePost } from './write-post.ts';

/** A save in the middle of a larger transaction, by the same rules; undefined where nothing was to be changed. */
export async function rewritePost(
  tx: Db,
  id: number,
  { actor, at, batchId, zoneOf, details }: Rewriting,
  change: (post: PostRow) => Partial<PostFields> | undefined,
): Promise<PostRow | undefined> {
  const [before] = await lockPosts(tx, [id]);
  const given = before && change(before);
  if (!before || !given) return undefined;
  const fields = cleanFields(given);
  const changed = differences(before, fields);
  if (changed.length === 0) return undefined;
  if (fields.title === '') throw invalidFields({ title: { code: 'required' } });
  const { locale } = before;
  const text = storedText({ ...fieldsOf(before), ...fields }, { locale, timeZone: zoneOf(locale), now: at });
  return writePost(tx, actor, at, before, {
    set: { ...text, updatedAt: at, updatedBy: actor.name },
    action: 'updated',
    revision: 'saved',
    details: { fields: changed, ...details },
    batchId,
  });
}
