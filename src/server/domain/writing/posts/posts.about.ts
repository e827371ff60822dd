import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { foldText } from '#i18n/fold.ts';
import type { CategoriesService } from '#server/domain/writing/categories/categories.service.ts';
import { listPostsAbout, listProductsSpeakingOf } from './posts.about.queries.ts';
import type { PostCardRow } from './posts.queries.ts';
import { containsEveryWord } from './posts.search-words.ts';

/** A word that more products answer to says little of any of them. */
const MOST_PRODUCTS = 300;

/**
 * Finds posts by what they are about: the category that they stand in, the products that they name (brand, name, what
 * kind of thing it is, in the words of its review's title too). Every word must be true of a post in one way or another.
 */
export function createAboutFinder({ db, categories }: { db: Db; categories: CategoriesService }) {
  return async (locale: Locale, words: string[], limit: number): Promise<PostCardRow[]> => {
    const [named, speaking] = await Promise.all([
      categories.listNames(locale),
      listProductsSpeakingOf(db, locale, words, MOST_PRODUCTS),
    ]);
    const described = [
      ...named.map(({ id, name }) => ({ categoryId: id, text: foldText(name) })),
      ...speaking.map(({ id, names, kind, title }) => ({
        productId: id,
        text: `${names} ${foldText(`${kind ?? ''} ${title ?? ''}`)}`,
      })),
    ];
    const sought = words.map((text) => {
      const isMeant = containsEveryWord([text]);
      const meant = described.filter((each) => isMeant(each.text));
      return {
        text,
        categoryIds: meant.flatMap((each) => ('categoryId' in each ? [each.categoryId] : [])),
        productIds: meant.flatMap((each) => ('productId' in each ? [each.productId] : [])),
      };
    });
    const isNothing = sought.every(
      ({ categoryIds, productIds }) => categoryIds.length + productIds.length === 0,
    );
    return isNothing ? [] : listPostsAbout(db, locale, sought, limit);
  };
}
