import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { RememberedRows } from '#server/domain/pages/invalidations/remembered-rows.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { listCardsByIds, type PostCardRow } from '#server/domain/writing/posts/posts.queries.ts';
import { decodeCursor, encodeCursor } from '#server/lib/cursor.ts';
import { notFound } from '#server/lib/errors.ts';
import { partOf } from '#server/lib/parts.ts';
import { type AuthorRow, listAuthorsByIds } from './authors.queries.ts';
import {
  countWorks,
  listReviewsOf,
  listWorkPlaces,
  type ReviewOf,
  type WorkPlace,
} from './authors.works.queries.ts';
import { findAuthorAt } from './ensure-author.ts';

export type { AuthorRow };
export type AuthorsService = ReturnType<typeof createAuthorsService>;

export type FoundWork = { kind: 'post'; post: PostCardRow } | ({ kind: 'review' } & ReviewOf);

interface From {
  page?: number | undefined;
  cursor?: string | undefined;
}

export function createAuthorsService({ db, rows }: { db: Db; rows: RememberedRows }) {
  /** The works themselves, in the order of their places. */
  async function worksAt(places: WorkPlace[]): Promise<FoundWork[]> {
    const idsOf = (kind: WorkPlace['kind']) =>
      places.filter((each) => each.kind === kind).map(({ id }) => id);
    const [postIds, reviewIds] = [idsOf('post'), idsOf('review')];
    const [posts, reviews] = await Promise.all([
      postIds.length > 0 ? listCardsByIds(db, postIds) : [],
      reviewIds.length > 0 ? listReviewsOf(db, reviewIds) : [],
    ]);
    noteSeen(...postIds.map(tags.post), ...reviewIds.map(tags.review));
    return places.flatMap(({ kind, id }): FoundWork[] => {
      if (kind === 'post') {
        const post = posts.find((each) => each.id === id);
        return post ? [{ kind, post }] : [];
      }
      const found = reviews.find(({ review }) => review.id === id);
      return found ? [{ kind, ...found }] : [];
    });
  }

  /** How much of theirs there is to read in an edition, and which other editions have something. */
  async function countOf(author: AuthorRow, locale: Locale) {
    noteSeen(tags.authorWorks(author.id));
    const { posts, reviews } = await countWorks(db, [author.id]);
    const inEdition = (counts: typeof posts) => counts.find((each) => each.locale === locale)?.n ?? 0;
    const editions = [...new Set([...posts, ...reviews].map((each) => each.locale))];
    return { posts: inEdition(posts), reviews: inEdition(reviews), editions };
  }

  return {
    /** Those who stand at the texts of a page. */
    async listByIds(ids: number[]): Promise<AuthorRow[]> {
      const named = ids.map(tags.author);
      noteSeen(...named);
      if (ids.length === 0) return [];
      return rows.get(
        `authors ${ids}`,
        () => listAuthorsByIds(db, ids),
        () => named,
      );
    },

    /** Under their present slug or one that leads to them. Where they have published nothing, they have no page. */
    async getAuthor(locale: Locale, slug: string) {
      const author = await findAuthorAt(db, slug);
      noteSeen(author ? tags.author(author.id) : tags.missing(locale));
      if (!author) throw notFound(`The author "${slug}"`);
      const counted = await countOf(author, locale);
      if (counted.posts + counted.reviews === 0) throw notFound(`Anything of "${slug}" in ${locale}`);
      return { author, ...counted };
    },

    async listWorks({ id }: AuthorRow, locale: Locale, { page = 1, cursor }: From) {
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
