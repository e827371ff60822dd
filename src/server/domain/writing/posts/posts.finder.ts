import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { searchIndexedPosts, searchNewestPosts } from './posts.match.queries.ts';
import type { PostCardRow } from './posts.queries.ts';
import { isIndexed } from './posts.search-words.ts';
import { createWordShares } from './posts.word-shares.ts';

/**
 * Finds posts by words: matches in titles first, then those that need the excerpt, newest first within each.
 * How it goes about it depends on the words; what it finds does not.
 */
export function createPostFinder({ db, clock }: { db: Db; clock: Clock }) {
  const sharesOf = createWordShares({ db, clock });

  return async (locale: Locale, words: string[], limit: number): Promise<PostCardRow[]> => {
    const { commonInTitles, commonInTexts, since } = await sharesOf(locale, words, limit);
    const wanted = { locale, words, limit };
    const indexed = words.some(isIndexed);
    if (!commonInTexts && indexed) return searchIndexedPosts(db, { ...wanted, within: 'text' });

    // The one exception: what no index knows ("&") is looked for among the newest, for reading all takes long.
    const bound = indexed ? undefined : since;
    const titles =
      commonInTitles || !indexed
        ? await searchNewestPosts(db, { ...wanted, within: 'title', since: bound })
        : await searchIndexedPosts(db, { ...wanted, within: 'title' });
    if (titles.length === limit) return titles;
    const texts = await searchNewestPosts(db, { ...wanted, within: 'text', since: bound });
    const found = new Map([...titles, ...texts].map((post) => [post.id, post]));
    return [...found.values()].slice(0, limit);
  };
}
