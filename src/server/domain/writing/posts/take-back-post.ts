import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import type { Db } from '#db/open.ts';
import { type AuditActor, recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { formerByline } from '#server/domain/writing/authors/byline.ts';
import type { formerOf } from './bring-post.ts';
import type { PostRow } from './posts.queries.ts';
import { countWorkOn, deletePost, findTextOfVersion } from './take-back-post.queries.ts';
import { differences, fieldsOf } from './writing/post-fields.ts';
import { findCategoryIn, lockPosts, updatePost } from './writing/posts.write.queries.ts';
import { storedText } from './writing/stored-text.ts';
import { tellReaders, writePost } from './writing/write-post.ts';

interface Taking {
  actor: AuditActor;
  at: Date;
}

/** A moment that has come is nobody's work: the program has published it, and nothing else has happened. */
async function isUntouched(tx: Db, { id, version }: PostRow, left: number): Promise<boolean> {
  const { work, published } = await countWorkOn(tx, id, left);
  return work === 0 && version - left === published;
}

/** The post goes for good, as long as it is as it was left; `changed` where somebody has worked on it since. */
export async function takeBackPost(
  tx: Db,
  { actor, at }: Taking,
  id: number,
  version: number,
): Promise<{ title: string; outcome: 'gone' | 'changed' } | undefined> {
  const [post] = await lockPosts(tx, [id]);
  if (!post) return undefined;
  const { title, locale } = post;
  if (!(await isUntouched(tx, post, version))) return { title, outcome: 'changed' };
  const hidden = await updatePost(tx, id, { status: 'archived', version: post.version + 1 });
  await tellReaders(tx, at, 'deleted', post, hidden);
  await deletePost(tx, id);
  const subject = { subject: 'post', subjectId: String(id), title, locale } as const;
  await recordAudit(tx, actor, at, { action: 'deleted', ...subject });
  return { title, outcome: 'gone' };
}

type Former = Omit<ReturnType<typeof formerOf>, 'status' | 'trashedStatus'> & {
  status: string;
  trashedStatus: string | null;
};
const dated = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** The post as it was before, in words and standing; a new version, so that nothing of its history is lost. */
export async function restorePost(
  tx: Db,
  { actor, at, timeZone }: Taking & { timeZone: string },
  id: number,
  { left, former }: { left: number; former: Former },
): Promise<
  { title: string; version?: number; outcome: 'restored' | 'changed' | 'unknown_before' } | undefined
> {
  const [post] = await lockPosts(tx, [id]);
  if (!post) return undefined;
  const { title, locale } = post;
  if (!(await isUntouched(tx, post, left))) return { title, outcome: 'changed' };
  const text = await findTextOfVersion(tx, id, former.version);
  if (!text) return { title, outcome: 'unknown_before' };
  const { slug: _slug, categoryId, ...words } = text;
  const hasCategory = categoryId === null || (await findCategoryIn(tx, locale, categoryId));
  const byline = await formerByline(tx, { author: text.author, authorId: text.authorId }, post);
  const fields = {
    ...fieldsOf(post),
    ...words,
    ...byline,
    categoryId: hasCategory ? categoryId : post.categoryId,
  };
  const after = await writePost(tx, { id: null, name: 'Vitrina' }, at, post, {
    set: {
      ...storedText(fields, { locale, timeZone, now: at }),
      status: former.status as PostStatus,
      trashedStatus: former.trashedStatus as PostStatus | null,
      publishedAt: dated(former.publishedAt),
      scheduledFor: dated(former.scheduledFor),
      handedInAt: dated(former.handedInAt),
      trashedAt: dated(former.trashedAt),
      updatedAt: new Date(former.updatedAt),
      readersUpdatedAt: dated(former.readersUpdatedAt),
      updatedBy: actor.name,
    },
    action: 'restored',
    revision: 'restored',
    details: { fields: differences(post, fields), by: actor.name },
  });
  return { title, version: after.version, outcome: 'restored' };
}
