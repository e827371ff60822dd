import { paths } from '#contract/site/addresses/paths.ts';
import { readToShopPath } from '#contract/site/addresses/to-shop-path.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { findArticleSlug, findReviewSlug } from './product-place.queries.ts';

/** Where we tell of a product: its review, or else the first article that shows it. */
export async function findProductPlace(
  db: Db,
  locale: Locale,
  productId: number,
): Promise<string | undefined> {
  const review = await findReviewSlug(db, locale, productId);
  if (review !== undefined) return paths.review(locale, review);
  const article = await findArticleSlug(db, locale, productId);
  return article === undefined ? undefined : paths.post(locale, article);
}

/** What is written about the product by now, in the place of the page that only leads to its shop. */
export async function betterPlace(db: Db, target: string): Promise<string> {
  const way = readToShopPath(target);
  if (!way) return target;
  noteSeen(tags.product(way.productId), tags.reviews(way.locale));
  return (await findProductPlace(db, way.locale, way.productId)) ?? target;
}
