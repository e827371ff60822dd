import type { Caller } from '#contract/people/accounts/caller.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { mayCall } from '#contract/site/roles.ts';
import type { PostListQuery } from '#contract/writing/posts/posts.admin.schemas.ts';
import type { Db } from '#db/open.ts';
import { notFound } from '#server/lib/errors.ts';
import { partOf } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { isOwn, isWritable } from '../own-draft.ts';
import { searchWords } from '../posts.search.ts';
import type { PostsService } from '../posts.service.ts';
import { findDraft, listDraftAuthors } from '../writing/drafts.queries.ts';
import { decodeDeskCursor, encodeDeskCursor } from './desk.cursor.ts';
import {
  countDeskPosts,
  countLackedBy,
  type DeskFilter,
  FEW_LACKED,
  findDeskPost,
  findSource,
  listDeskPosts,
  listEditions,
  listLackedBy,
  noPosts,
} from './desk.queries.ts';

export type PostDeskService = ReturnType<typeof createPostDesk>;

const inSiteOrder = (a: { locale: Locale }, b: { locale: Locale }) =>
  locales.indexOf(a.locale) - locales.indexOf(b.locale);

/** Posts as those who write them see them. */
export function createPostDesk({ db, posts }: { db: Db; posts: Pick<PostsService, 'refreshSearch'> }) {
  async function withSiblings<T extends { groupId: string }>(rows: T[]) {
    const groupIds = [...new Set(rows.map(({ groupId }) => groupId))];
    const editions = groupIds.length === 0 ? [] : await listEditions(db, groupIds);
    return rows.map((row) => ({
      ...row,
      siblings: editions.filter(({ groupId }) => groupId === row.groupId).sort(inSiteOrder),
    }));
  }

  async function whatIsLacked(missing: Locale) {
    const ids = await listLackedBy(db, missing, FEW_LACKED + 1);
    return ids.length <= FEW_LACKED ? { ids } : { lackedBy: missing };
  }

  /** All that an edition lacks is published, and counted where it is kept. */
  async function countPosts(filter: DeskFilter) {
    const { lackedBy, locale, words, categoryId, author } = filter;
    const isNarrowed = locale || words.length > 0 || categoryId || author;
    if (!lackedBy || isNarrowed) return countDeskPosts(db, filter);
    return { ...noPosts, published: await countLackedBy(db, lackedBy) };
  }

  return {
    async list(caller: Caller, query: PostListQuery) {
      requireRole(caller, 'author');
      const { locale, q = '', status: view, categoryId, author, missing, sort, cursor, limit } = query;
      const after = cursor === undefined ? undefined : decodeDeskCursor(cursor, sort);
      const words = searchWords(q);
      if (words.length > 0) await posts.refreshSearch(locale ? [locale] : locales);
      const filter = {
        locale,
        words,
        view,
        categoryId,
        author,
        ...(missing && (await whatIsLacked(missing))),
      };
      const [found, counts] = await Promise.all([
        listDeskPosts(db, filter, { sort, limit: limit + 1, after }),
        after ? null : countPosts(filter),
      ]);
      const { items, nextCursor } = partOf(found, limit, ({ place, id }) =>
        encodeDeskCursor(sort, { key: place, id }),
      );
      return { items: await withSiblings(items), nextCursor, counts };
    },

    /** One post with all that its editor needs, the caller's unsaved changes among it. */
    async get(caller: Caller, id: number) {
      const actor = requireRole(caller, 'author');
      const found = await findDeskPost(db, id);
      if (!found) throw notFound(`Post ${id}`);
      const { copiedFromId } = found.post;
      const [[post], source, draft, authors] = await Promise.all([
        withSiblings([{ ...found.post, categoryName: found.categoryName }]),
        copiedFromId === null ? undefined : findSource(db, copiedFromId),
        findDraft(db, id, actor.id),
        listDraftAuthors(db, id),
      ]);
      if (!post) throw notFound(`Post ${id}`);
      const others = authors.filter(({ actorId }) => actorId !== actor.id);
      const mayWrite = mayCall(actor.role, 'writer') && isWritable(actor, found.post);
      return { post, source, draft, others, mayWrite, mine: isOwn(actor, found.post) };
    },
  };
}
