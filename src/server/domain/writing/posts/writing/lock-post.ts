import type { PostStep } from '#contract/writing/posts/posts.admin.schemas.ts';
import type { Db } from '#db/open.ts';
import { conflict, notFound } from '#server/lib/errors.ts';
import type { PostRow } from '../posts.queries.ts';
import { lockPosts } from './posts.write.queries.ts';

/** The post, which nobody else changes until the transaction is over. */
export async function lockPost(tx: Db, id: number): Promise<PostRow> {
  const [post] = await lockPosts(tx, [id]);
  if (!post) throw notFound(`Post ${id}`);
  return post;
}

/** This very save was made already, and its answer lost. Any change since then has forgotten it. */
export const isRepeated = (post: PostRow, { saveId }: PostStep): boolean =>
  saveId !== undefined && post.lastSaveId === saveId;

export function assertExpected(post: PostRow, { version }: PostStep): void {
  if (version === undefined || post.version === version) return;
  throw conflict(`Post ${post.id} is at version ${post.version}, not ${version}.`);
}
