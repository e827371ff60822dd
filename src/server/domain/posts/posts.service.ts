import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#db/open.ts';
import type { CategoriesService } from '#server/domain/categories/categories.service.ts';
import type { LocaleConfigsService } from '#server/domain/locale-configs/locale-configs.service.ts';
import type { Clock } from '#server/lib/clock.ts';
import { decodeCursor, encodeCursor } from '#server/lib/cursor.ts';
import { notFound } from '#server/lib/errors.ts';
import {
  findPostByOldSlug,
  findPublishedPost,
  listNewestPosts,
  type PostCardRow,
  type PostRow,
  searchPosts,
} from './posts.queries.ts';
import { searchWords } from './posts.search.ts';
import { createSearchFreshness } from './posts.search-freshness.ts';

export type PostsService = ReturnType<typeof createPostsService>;

interface Parts {
  db: Db;
  clock: Clock;
  localeConfigs: LocaleConfigsService;
  categories: CategoriesService;
}

export function createPostsService({ db, clock, localeConfigs, categories }: Parts) {
  const freshness = createSearchFreshness({ db, clock });

  return {
    /** One screenful of work for the home page: posts, the categories they name, and where to go on. */
    async getHomeData(locale: Locale, cursor?: string) {
      const after = cursor === undefined ? undefined : decodeCursor(cursor);
      const size = limits.posts.homeDataSize;
      const found = await listNewestPosts(db, { locale, limit: size + 1, after });
      const posts = found.slice(0, size);
      const last = posts.at(-1);
      const categoryIds = new Set(posts.flatMap(({ categoryId }) => categoryId ?? []));
      return {
        posts,
        categories: await categories.listByIds([...categoryIds]),
        nextCursor:
          found.length > size && last?.publishedAt
            ? encodeCursor({ at: last.publishedAt, id: last.id })
            : null,
      };
    },

    listNewest: (locale: Locale, limit: number): Promise<PostCardRow[]> =>
      listNewestPosts(db, { locale, limit }),

    /** Matches in titles first, then those that need the excerpt; newest first within each. */
    async search(locale: Locale, query: string, limit: number): Promise<PostCardRow[]> {
      const words = searchWords(query);
      if (words.length === 0) return listNewestPosts(db, { locale, limit });
      const { timeZone } = await localeConfigs.getLocaleConfig(locale);
      await freshness.ensure(locale, timeZone);
      const inTitle = await searchPosts(db, { locale, words, within: 'title', limit });
      if (inTitle.length === limit) return inTitle;
      const seen = new Set(inTitle.map(({ id }) => id));
      const anywhere = await searchPosts(db, { locale, words, within: 'text', limit });
      return [...inTitle, ...anywhere.filter(({ id }) => !seen.has(id))].slice(0, limit);
    },

    async getPublishedPost(locale: Locale, slug: string): Promise<PostRow> {
      const post = (await findPublishedPost(db, locale, slug)) ?? (await findPostByOldSlug(db, locale, slug));
      if (!post) throw notFound(`The post "${slug}" of ${locale}`);
      return post;
    },
  };
}
