import type { Caller } from '#contract/people/accounts/caller.ts';
import { limits } from '#contract/site/limits.ts';
import { fallbackLocale, type Locale, locales } from '#contract/site/locales.ts';
import { roleAtLeast } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { foldText } from '#i18n/fold.ts';
import { searchWords } from '#server/domain/writing/posts/posts.search.ts';
import type { PostsService } from '#server/domain/writing/posts/posts.service.ts';
import { requireRole } from '#server/lib/permissions.ts';
import {
  findPosts,
  findProducts,
  listAuthorNames,
  listCategoryNames,
  listNamesOfPeople,
} from './desk-search.queries.ts';

interface Parts {
  db: Db;
  posts: Pick<PostsService, 'refreshSearch'>;
}

export type DeskFinds = Awaited<ReturnType<ReturnType<typeof createDeskSearch>['find']>>;

/** Whatever somebody at the desk may be looking for, by a part of its name. */
export function createDeskSearch({ db, posts }: Parts) {
  const limit = limits.deskSearch.ofEachKind;

  /** What is worked on comes first; other editions have the rest of the room. */
  async function postsFirstIn(locale: Locale, words: string[]) {
    await posts.refreshSearch(locales);
    const own = await findPosts(db, { words, limit }, { in: locale });
    const room = limit - own.length;
    return room > 0 ? [...own, ...(await findPosts(db, { words, limit: room }, { notIn: locale }))] : own;
  }

  return {
    async find(caller: Caller, q: string, locale: Locale = fallbackLocale) {
      const { role } = requireRole(caller, 'author');
      const words = searchWords(q);
      const isMeant = (...names: (string | null)[]) => {
        const folded = foldText(names.filter(Boolean).join(' '));
        return words.every((word) => folded.includes(word));
      };
      const [foundPosts, products, categories, authors, people] = await Promise.all([
        postsFirstIn(locale, words),
        findProducts(db, { words, limit }),
        listCategoryNames(db, locale),
        listAuthorNames(db),
        // Who works here is for those whom the list of people is for.
        roleAtLeast(role, 'editor') ? listNamesOfPeople(db) : [],
      ]);
      return {
        posts: foundPosts,
        products,
        categories: categories.filter(({ name }) => isMeant(name)).slice(0, limit),
        authors: authors.filter(({ name }) => isMeant(name)).slice(0, limit),
        people: people.filter(({ name, username, email }) => isMeant(name, username, email)).slice(0, limit),
      };
    },
  };
}
