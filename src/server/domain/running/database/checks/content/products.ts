import { withoutProducts } from '#contract/writing/content/content-products.ts';
import { rewriteReview } from '#server/domain/commerce/catalog/reviews/rewrite-review.ts';
import { rewritePost } from '#server/domain/writing/posts/writing/rewrite-post.ts';
import type { Check } from '../check.ts';
import * as queries from './products.queries.ts';

const places = { post: queries.listPostsNamingNothing, review: queries.listReviewsNamingNothing } as const;

/** Texts that name a product that is gone: readers do not see it, and the text cannot be saved with it. */
export const productsCheck: Check = {
  id: 'products',
  async *find({ db }) {
    for (const kind of ['post', 'review'] as const) {
      for (const { id, screenId, locale, title, productId } of await places[kind](db)) {
        yield {
          key: `${kind} ${id} ${productId}`,
          kind: 'product_missing',
          values: { id, product: productId },
          subject: { kind, id: screenId, title, locale },
        };
      }
    }
  },
  async mend({ values, subject }, mending) {
    const { tx } = mending;
    const id = Number(values.id);
    const product = Number(values.product);
    if (await queries.isProduct(tx, product)) return false;
    const gone = new Set([product]);
    const written =
      subject?.kind === 'review'
        ? await rewriteReview(tx, id, mending, ({ body }) => ({ body: withoutProducts(body, gone) }))
        : await rewritePost(tx, id, mending, ({ content }) => ({ content: withoutProducts(content, gone) }));
    return written !== undefined;
  },
};
