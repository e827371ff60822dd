import { postsBeforeHomePage } from '#contract/site/addresses/list-pages.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { productIdsOf } from '#contract/writing/content/content-products.ts';
import type { Db } from '#db/open.ts';
import type { RememberedRows } from '#server/domain/pages/invalidations/remembered-rows.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { CategoriesService } from '#server/domain/writing/categories/categories.service.ts';
import { createTogether } from '#server/lib/ask-together.ts';
import { decodeCursor, encodeCursor } from '#server/lib/cursor.ts';
import { notFound } from '#server/lib/errors.ts';
import { partOf } from '#server/lib/parts.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { createAboutFinder } from './posts.about.ts';
import { createPostFinder } from './posts.finder.ts';
import { listNeighbours, listPostSiblings, listPostsNaming } from './posts.page.queries.ts';
import {
  findPostByOldSlug,
  listCardsByIds,
  listNewestPosts,
  listNewestWhole,
  listPublishedAt,
  type PostCardRow,
  type PostRow,
} from './posts.queries.ts';
import { searchWords } from './posts.search.ts';
import { createSearchFreshness } from './posts.search-freshness.ts';

export type PostsService = ReturnType<typeof createPostsService>;

interface Parts {
  db: Db;
  clock: Clock;
  rows: RememberedRows;
  editions: EditionsService;
  categories: CategoriesService;
}

const notePosts = (locale: Locale, posts: { id: number }[]) =>
  noteSeen(tags.posts(locale), ...posts.map(({ id }) => tags.post(id)));

/** Where a list goes on: behind a cursor, or with a page. */
interface From {
  page?: number | undefined;
  cursor?: string | undefined;
}

const placeOf = ({ page = 1, cursor }: From, before: (page: number) => number) =>
  cursor === undefined ? { offset: before(page) } : { after: decodeCursor(cursor) };

/** A list's first page is there even where nothing is on it. */
const isBeyond = ({ page = 1, cursor }: From, found: unknown[]) =>
  cursor === undefined && page > 1 && found.length === 0;

function postsOf(found: PostCardRow[], size: number): { posts: PostCardRow[]; nextCursor: string | null } {
  const cursorOf = ({ publishedAt: at, id }: PostCardRow) => at && encodeCursor({ at, id });
  const { items: posts, nextCursor } = partOf(found, size, cursorOf);
  return { posts, nextCursor };
}

export function createPostsService({ db, clock, rows, editions, categories }: Parts) {
  const freshness = createSearchFreshness({ db, clock });
  const findPosts = createPostFinder({ db, clock });
  const findAbout = createAboutFinder({ db, categories });
  const findPublished = createTogether((addresses: Parameters<typeof listPublishedAt>[1]) =>
    listPublishedAt(db, addresses),
  );
  const findNeighbours = createTogether((spots: Parameters<typeof listNeighbours>[1]) =>
    listNeighbours(db, spots),
  );
  const listSiblings = createTogether((groups: string[]) => listPostSiblings(db, groups));

  /** The same for every post of the edition, or of the category. */
  const listNewestAmong = (wanted: { locale: Locale; limit: number; categoryId?: number }) => {
    const { locale, limit, categoryId } = wanted;
    const list = categoryId === undefined ? tags.posts(locale) : tags.categoryPosts(categoryId);
    return rows.get(
      `newest ${list} ${limit}`,
      () => listNewestPosts(db, wanted),
      (found) => [list, ...found.map(({ id }) => tags.post(id))],
    );
  };

  /** Matches in titles first, then those that need the excerpt; newest first within each. */
  async function search(locale: Locale, query: string, limit: number): Promise<PostCardRow[]> {
    const words = searchWords(query);
    if (words.length === 0) return listNewestPosts(db, { locale, limit });
    const { timeZone } = await editions.getEdition(locale);
    await freshness.ensure(locale, timeZone);
    return findPosts(locale, words, limit);
  }

  return {
    /** One screenful of work for the home page: posts, the categories they name, and where to go on. */
    async getHomeData(locale: Locale, from: From) {
      const size = limits.posts.homeDataSize;
      const place = placeOf(from, postsBeforeHomePage);
      const page = postsOf(await listNewestPosts(db, { locale, limit: size + 1, ...place }), size);
      notePosts(locale, page.posts);
      if (isBeyond(from, page.posts)) throw notFound(`Page ${from.page} of the posts of ${locale}`);
      const categoryIds = new Set(page.posts.flatMap(({ categoryId }) => categoryId ?? []));
      return { ...page, categories: await categories.listByIds([...categoryIds]) };
    },

    async listNewestWhole(locale: Locale, limit: number): Promise<PostRow[]> {
      const found = await listNewestWhole(db, locale, limit);
      notePosts(locale, found);
      return found;
    },

    /** Their cards, in no order of their own. */
    async listCards(ids: number[]): Promise<PostCardRow[]> {
      noteSeen(...ids.map(tags.post));
      return ids.length === 0 ? [] : listCardsByIds(db, ids);
    },

    async listNewest(locale: Locale, limit: number): Promise<PostCardRow[]> {
      const found = await listNewestPosts(db, { locale, limit });
      notePosts(locale, found);
      return found;
    },

    /** Before posts are searched in another way than by `search`: titles with a month in them read as they do now. */
    async refreshSearch(locales: readonly Locale[]): Promise<void> {
      for (const { locale, timeZone } of await editions.listAll()) {
        if (locales.includes(locale)) await freshness.ensure(locale, timeZone);
      }
    },

    search,

    /** The same, and after it what is found by its category and by the products that it names. */
    async searchWidely(locale: Locale, query: string, limit: number): Promise<PostCardRow[]> {
      const words = searchWords(query);
      const found = await search(locale, query, limit);
      if (words.length === 0 || found.length === limit) return found;
      const about = await findAbout(locale, words, limit);
      return [...new Map([...found, ...about].map((post) => [post.id, post])).values()].slice(0, limit);
    },

    /** A category's posts, newest first, a part at a time. */
    async listInCategory(locale: Locale, slug: string, from: From) {
      const { id: categoryId } = await categories.getCategoryBySlug(locale, slug);
      const size = limits.posts.categoryPart;
      const place = placeOf(from, (page) => (page - 1) * size);
      const page = postsOf(
        await listNewestPosts(db, { locale, limit: size + 1, ...place, categoryId }),
        size,
      );
      noteSeen(tags.categoryPosts(categoryId), ...page.posts.map(({ id }) => tags.post(id)));
      if (isBeyond(from, page.posts))
        throw notFound(`Page ${from.page} of the category "${slug}" of ${locale}`);
      return page;
    },

    async getPublishedPost(locale: Locale, slug: string): Promise<PostRow> {
      const post = (await findPublished({ locale, slug })) ?? (await findPostByOldSlug(db, locale, slug));
      noteSeen(post ? tags.post(post.id) : tags.missing(locale));
      if (!post) throw notFound(`The post "${slug}" of ${locale}`);
      return post;
    },

    /** What a post's page shows around it: what to read next (on the same products, then of its category), what came before, where else it stands. */
    async getSurroundings(post: PostRow) {
      const { locale, id, groupId, categoryId } = post;
      const wanted = limits.posts.related;
      const productIds = productIdsOf(post.content);
      const [sameProducts, sameCategory, newest, neighbours, siblings] = await Promise.all([
        listPostsNaming(db, locale, productIds, id, wanted),
        categoryId === null ? [] : listNewestAmong({ locale, limit: 2 * wanted + 1, categoryId }),
        listNewestAmong({ locale, limit: 3 * wanted + 1 }),
        findNeighbours({ locale, at: post.publishedAt ?? post.createdAt, id }),
        listSiblings(groupId),
      ]);
      const others = (lists: PostCardRow[][]) =>
        [...new Map(lists.flat().map((each) => [each.id, each])).values()].filter((each) => each.id !== id);
      const close = others([sameProducts, sameCategory]);
      const related = others([close, newest]).slice(0, wanted);
      // Whatever fills the row alone is all that decides about it.
      const list =
        close.length >= wanted && categoryId !== null ? tags.categoryPosts(categoryId) : tags.posts(locale);
      noteSeen(
        ...(sameProducts.length < wanted ? [list] : []),
        ...productIds.map(tags.productPosts),
        tags.neighbours(id),
        tags.alternates(groupId),
        tags.editions(),
        ...[...related, ...Object.values(neighbours)].flatMap((each) => (each ? tags.post(each.id) : [])),
      );
      return { related, ...neighbours, siblings };
    },
  };
}
