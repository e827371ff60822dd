import type { Db } from '#db/open.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import { lockPosts } from './posts.write.queries.ts';
import { writePost } from './write-post.ts';

/** Ties a post to the other editions of an article, or makes it one of its own. Its text stays as it is. */
export async function regroupPost(
  tx: Db,
  id: number,
  groupId: string,
  { actor, at, batchId }: Rewriting,
): Promise<void> {
  const [before] = await lockPosts(tx, [id]);
  if (!before) return;
  await writePost(tx, actor, at, before, {
    set: { groupId, updatedAt: at, updatedBy: actor.name },
    action: 'updated',
    details: { fields: ['groupId'] },
    batchId,
  });
}
