import type { Caller } from '#contract/people/accounts/caller.ts';
import { limits } from '#contract/site/limits.ts';
import { locales } from '#contract/site/locales.ts';
import type { PostBoardQuery } from '#contract/writing/posts/post-board.admin.schemas.ts';
import type { Db } from '#db/open.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { conflict, notFound } from '#server/lib/errors.ts';
import { readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { findSource } from '../desk/desk.queries.ts';
import { searchWords } from '../posts.search.ts';
import type { PostsService } from '../posts.service.ts';
import { lockPost } from '../writing/lock-post.ts';
import { updatePost } from '../writing/posts.write.queries.ts';
import {
  listArticlesByPosts,
  listBoardPosts,
  listCategorySiblings,
  listWholeArticles,
} from './board.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  posts: Pick<PostsService, 'refreshSearch'>;
}

/** Which edition has which article, and how copies stand to what they were made from. */
export function createPostBoard({ db, clock, editions, posts }: Parts) {
  return {
    async list(caller: Caller, { q = '', categoryId, state, edition, cursor }: PostBoardQuery) {
      requireRole(caller, 'viewer');
      const words = searchWords(q);
      if (words.length > 0) await posts.refreshSearch(locales);
      const categoryIds = categoryId === undefined ? undefined : await listCategorySiblings(db, categoryId);
      const active = (await editions.listActive()).map(({ locale }) => locale);
      const filter = { words, categoryIds, state, edition, active };
      const isWhole = state === 'missing' || (!state && !edition);
      const list = isWhole ? listWholeArticles : listArticlesByPosts;
      const { items, nextCursor } = await readPart(
        cursor,
        (after, limit) => list(db, filter, { after, limit }),
        ({ at, id }) => ({ at, id }),
        limits.adminLists.part,
      );
      const found =
        items.length > 0
          ? await listBoardPosts(
              db,
              items.map(({ groupId }) => groupId),
            )
          : [];
      return {
        items: items.map(({ groupId }) => ({
          groupId,
          posts: found.filter((post) => post.groupId === groupId),
        })),
        nextCursor,
      };
    },

    /** Nothing that anybody reads changes, so neither does the version. */
    async follow(caller: Caller, id: number, version: number): Promise<void> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      await db.transaction(async (tx) => {
        const post = await lockPost(tx, id);
        const source = post.copiedFromId === null ? undefined : await findSource(tx, post.copiedFromId);
        if (!source) throw notFound(`The original of post ${id}`);
        if (source.version !== version) {
          throw conflict(`The original of post ${id} is at version ${source.version}, not ${version}.`);
        }
        await updatePost(tx, id, { copiedFromVersion: version, originalChangedAt: null });
        const { title, locale } = post;
        await recordAudit(tx, actor, at, {
          action: 'updated',
          subject: 'post',
          subjectId: String(id),
          title,
          locale,
          details: { fields: ['original'], original: { id: source.id, version } },
        });
      });
    },
  };
}
