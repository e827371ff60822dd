import { randomUUID } from 'node:crypto';
import type { Db } from '#db/open.ts';
import type { PostRow } from '../posts.queries.ts';
import { listGroup } from './posts.write.queries.ts';
import type { PostAction } from './transitions.ts';

/** While a post was in the trash its edition may have got the article again: then it comes back as one of its own. */
export async function groupAfter(
  tx: Db,
  action: PostAction,
  { id, locale, groupId }: PostRow,
): Promise<{ groupId?: string }> {
  if (action !== 'restore') return {};
  const group = await listGroup(tx, groupId);
  const replaced = group.some((each) => each.id !== id && each.locale === locale && !each.trashedAt);
  return replaced ? { groupId: randomUUID() } : {};
}
