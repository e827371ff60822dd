import type { AuditAction } from '#contract/people/audit/audit.words.ts';
import type { Actor } from '#contract/site/roles.ts';
import { productIdsOf } from '#contract/writing/content/content-products.ts';
import type { RevisionKind } from '#contract/writing/posts/posts.words.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit, type theProgram } from '#server/domain/people/audit/record-audit.ts';
import { tagsOfWorks } from '#server/domain/writing/authors/byline.ts';
import { changesOfCategories } from '#server/domain/writing/categories/categories.changes.ts';
import { readersDate } from '#server/lib/time/readers-date.ts';
import { listNeighbours } from '../posts.page.queries.ts';
import type { PostRow } from '../posts.queries.ts';
import { saysSomethingElse } from './post-fields.ts';
import { lockCategories, markCopiesDrifted, type NewPostRow, updatePost } from './posts.write.queries.ts';
import { recordAutosave, recordRevision } from './record-revision.ts';
import { keepRedirects } from './slugs.ts';

export interface Write {
  set: Partial<NewPostRow>;
  action: AuditAction;
  /** None for what leaves the text and its visibility alone. */
  revision?: RevisionKind | undefined;
  saveId?: string | undefined;
  details?: Record<string, unknown>;
  batchId?: number | undefined;
}

const isVisible = ({ status }: PostRow) => status === 'published';

/** Those between which it stood or stands. */
async function neighboursOf(tx: Db, { locale, id, publishedAt, createdAt }: PostRow): Promise<number[]> {
  const [beside] = await listNeighbours(tx, [{ locale, at: publishedAt ?? createdAt, id }]);
  return Object.values(beside ?? {}).flatMap((each) => (each ? [each.id] : []));
}

/** Of which products there is something else to read: of all that it names, for what it is about has changed. */
const renamed = ([before = [], after = []]: number[][]): number[] => {
  const all = [...new Set([...before, ...after])];
  return all.length === before.length && all.length === after.length ? [] : all;
};

/** The post; and where it moved in, out or elsewhere, whatever lists posts or leads to it. */
async function tagsOf(tx: Db, before: PostRow, after: PostRow): Promise<string[]> {
  const place = ({ status, categoryId, publishedAt, slug, groupId }: PostRow) =>
    JSON.stringify([status, categoryId, publishedAt, slug, groupId]);
  const named = [before, after].map(({ content }) => productIdsOf(content));
  if (before.version !== after.version && place(before) === place(after)) {
    return [tags.post(after.id), ...renamed(named).map(tags.productPosts)];
  }
  const { locale } = after;
  const ids = [before.categoryId, after.categoryId].filter((id) => id !== null);
  // A new one is its own past, in which nobody saw it.
  const wasVisible = before !== after && isVisible(before);
  const { reordered, opened } = await changesOfCategories(
    tx,
    locale,
    [{ categoryId: before.categoryId, isVisible: wasVisible }],
    [{ categoryId: after.categoryId, isVisible: isVisible(after) }],
  );
  const beside: number[] = [];
  // One after the other: a transaction has one connection.
  for (const post of new Set([before, after].filter(isVisible)))
    beside.push(...(await neighboursOf(tx, post)));
  return [
    tags.post(after.id),
    ...beside.map(tags.neighbours),
    ...[before.groupId, after.groupId, ...opened].map(tags.alternates),
    ...(reordered ? [tags.popular(locale)] : []),
    tags.posts(locale),
    tags.categories(locale),
    tags.missing(locale),
    ...ids.map(tags.categoryPosts),
    ...new Set(named.flat().map(tags.productPosts)),
  ];
}

/** After any change of a post; a new one is its own past. */
export async function tellReaders(tx: Db, at: Date, action: AuditAction, before: PostRow, after: PostRow) {
  if (!isVisible(before) && !isVisible(after)) return;
  const changed = [...(await tagsOf(tx, before, after)), ...tagsOfWorks(before, after)];
  const takenDown = isVisible(after) ? [] : [tags.post(after.id)];
  await recordChange(tx, at, `post ${after.id} ${action}`, changed, { takenDown });
}

/** The one way in which a post changes: with its version, history, old addresses, log and readers' pages. */
export async function writePost(
  tx: Db,
  by: Actor | typeof theProgram,
  at: Date,
  before: PostRow,
  { set, action, revision, saveId, details, batchId }: Write,
): Promise<PostRow> {
  const { categoryId = before.categoryId } = set;
  if (categoryId !== before.categoryId) {
    await lockCategories(
      tx,
      [categoryId, before.categoryId].filter((id) => id !== null),
    );
  }
  const after = await updatePost(tx, before.id, {
    // However it is written: readers see another date only where somebody says so.
    readersUpdatedAt: readersDate(before),
    ...set,
    version: before.version + 1,
    lastSaveId: saveId ?? null,
  });
  if (saysSomethingElse(before, after)) await markCopiesDrifted(tx, after.id, at);
  const redirectOf = await keepRedirects(tx, before, after);
  const isNews = await keepHistory(tx, by, at, after, revision);
  await tellReaders(tx, at, action, before, after);
  if (isNews) {
    await recordAudit(tx, by, at, {
      action,
      subject: 'post',
      subjectId: String(after.id),
      title: after.title,
      locale: after.locale,
      details: { version: after.version, ...details, ...(redirectOf && { redirectOf }) },
      ...(batchId !== undefined && { batchId }),
    });
  }
  return after;
}

/** False for an autosave that only goes on with the last one: the log has that already. */
async function keepHistory(
  tx: Db,
  by: Actor | typeof theProgram,
  at: Date,
  after: PostRow,
  revision: RevisionKind | undefined,
): Promise<boolean> {
  if (revision === 'autosaved' && by.id !== null) return recordAutosave(tx, by, at, after);
  if (revision) await recordRevision(tx, by, at, revision, after);
  return true;
}
