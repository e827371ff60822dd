import type { ProductUse } from '#contract/commerce/products/products.admin.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { locales } from '#contract/site/locales.ts';
import { countBlocksNaming } from '#contract/writing/content/content-products.ts';
import type { Db } from '#db/open.ts';
import { postsNaming } from '#server/domain/writing/posts/writing/naming-products.ts';
import { listReviewsNaming, type StoredReview } from '../reviews/reviews.write.queries.ts';
import { listLaunchesOf } from './products.uses.queries.ts';

const inSiteOrder = (a: ProductUse, b: ProductUse) => locales.indexOf(a.locale) - locales.indexOf(b.locale);

type Post = Awaited<ReturnType<typeof postsNaming>>[number];
const useOfPost = (post: Post, productId: number): ProductUse => ({
  kind: 'post',
  id: post.id,
  locale: post.locale,
  title: post.title,
  status: post.trashedStatus ?? post.status,
  trashed: post.trashedAt !== null,
  path: paths.post(post.locale, post.slug),
  blocks: countBlocksNaming(post.content, productId),
});

const useOfReview = (review: StoredReview, productId: number): ProductUse => ({
  kind: 'review',
  id: review.id,
  locale: review.locale,
  title: review.title,
  status: review.status,
  trashed: false,
  path: paths.review(review.locale, review.slug),
  blocks: countBlocksNaming(review.body, productId),
});

type Launch = Awaited<ReturnType<typeof listLaunchesOf>>[number];
const useOfLaunch = ({ id, locale, date, status }: Launch): ProductUse => ({
  kind: 'launch',
  id,
  locale,
  title: date,
  status,
  trashed: false,
  path: paths.launchDay(locale, date),
  blocks: 1,
});

/** The texts that name a product, each with how often. */
export async function listTexts(db: Db, productId: number): Promise<ProductUse[]> {
  const posts = await postsNaming(db, productId);
  const reviews = await listReviewsNaming(db, productId);
  const uses = [
    ...posts.map((post) => useOfPost(post, productId)),
    ...reviews.map((review) => useOfReview(review, productId)),
  ];
  return uses.sort(inSiteOrder);
}

/** Everything that shows a product, edition by edition. */
export async function listUses(db: Db, productId: number): Promise<ProductUse[]> {
  const texts = await listTexts(db, productId);
  const launches = await listLaunchesOf(db, productId);
  return [...texts, ...launches.map(useOfLaunch)].sort(inSiteOrder);
}
