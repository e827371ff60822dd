import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import type { AuthorRow } from '#server/domain/writing/authors/authors.service.ts';
import type { PostsService } from '#server/domain/writing/posts/posts.service.ts';
import { decodeCursor, encodeCursor } from '#server/lib/cursor.ts';
import { notFound } from '#server/lib/errors.ts';
import { partOf } from '#server/lib/parts.ts';
import { listReviewsOf, listWorkPlaces, type ReviewOf, type WorkPlace } from './works.queries.ts';

type Card = Awaited<ReturnType<PostsService['listCards']>>[number];
export type FoundWork = { kind: 'post'; post: Card } | ({ kind: 'review' } & ReviewOf);

interface From {
  page?: number | undefined;
  cursor?: string | undefined;
}

/** What people have published, articles and reviews in one list. */
export function createWorksService({ db, posts }: { db: Db; posts: PostsService }) {
  /** The works themselves, in the order of their places. */
  async function worksAt(places: WorkPlace[]): Promise<FoundWork[]> {
    const idsOf = (kind: WorkPlace['kind']) =>
      places.filter((each) => each.kind === kind).map(({ id }) => id);
    const [postIds, reviewIds] = [idsOf('post'), idsOf('review')];
    const [cards, reviews] = await Promise.all([
      posts.listCards(postIds),
      reviewIds.length > 0 ? listReviewsOf(db, reviewIds) : [],
    ]);
    noteSeen(...reviewIds.map(tags.review));
    return places.flatMap(({ kind, id }): FoundWork[] => {
      if (kind === 'post') {
        const post = cards.find((each) => each.id === id);
        return post ? [{ kind, post }] : [];
      }
      const found = reviews.find(({ review }) => review.id === id);
      return found ? [{ kind, ...found }] : [];
    });
  }

  return {
    /** In an edition, newest first, a part at a time. */
    async list({ id }: AuthorRow, locale: Locale, { page = 1, cursor }: From) {
      const size = limits.authors.part;
      const from = cursor === undefined ? { offset: (page - 1) * size } : { after: decodeCursor(cursor) };
      const found = await listWorkPlaces(db, { authorId: id, locale, limit: size + 1, ...from });
      if (cursor === undefined && page > 1 && found.length === 0) {
        throw notFound(`Page ${page} of the works of author ${id} in ${locale}`);
      }
      const { items, nextCursor } = partOf(found, size, (last) => encodeCursor(last.place));
      return { works: await worksAt(items), nextCursor };
    },
  };
}
