import type { Locale } from '#contract/site/locales.ts';
import { freeAddress } from '#db/old-addresses.ts';
import { freeSlug as freeReviewSlug } from '#server/domain/commerce/catalog/reviews/review-slugs.ts';
import { rewriteReview } from '#server/domain/commerce/catalog/reviews/rewrite-review.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { freeSlug as freeCategorySlug } from '#server/domain/writing/categories/categories.admin.facts.ts';
import { rewriteCategory } from '#server/domain/writing/categories/rewrite-category.ts';
import { rewritePost } from '#server/domain/writing/posts/writing/rewrite-post.ts';
import { takeNewSlug } from '#server/domain/writing/posts/writing/slugs.ts';
import type { Check, Mending } from '../check.ts';
import * as queries from './addresses.queries.ts';

const kinds = Object.keys(queries.addressed) as queries.Addressed[];

/** The younger one moves to the next free address; the one that stays has the old one to itself. */
async function move(
  mending: Mending,
  kind: queries.Addressed,
  { id, locale, slug }: { id: number; locale: Locale; slug: string },
): Promise<boolean> {
  const { tx } = mending;
  if (kind === 'category') {
    const free = await freeCategorySlug(tx, locale, slug);
    return (await rewriteCategory(tx, id, mending, () => ({ slug: free }))) !== undefined;
  }
  const free = await (kind === 'post' ? takeNewSlug : freeReviewSlug)(tx, locale, slug);
  const rewrite = kind === 'post' ? rewritePost : rewriteReview;
  const written = await rewrite(tx, id, mending, () => ({ slug: free }));
  const old = queries.addressOf(kind, locale, slug);
  await freeAddress(tx, locale, old);
  return written !== undefined;
}

/** Two at one address, and redirects where a page stands. */
export const addressesCheck: Check = {
  id: 'addresses',
  async *find({ db }) {
    for (const kind of kinds) {
      const twins = await db.transaction((tx) => queries.listTwins(tx, kind));
      for (const { id, screenId, locale, title, slug } of twins) {
        yield {
          key: `${kind} ${id}`,
          kind: 'address_twice',
          values: { id, slug },
          subject: { kind, id: screenId, title, locale },
        };
      }
    }
    for (const { id, locale, slug } of await queries.listShadowed(db)) {
      yield {
        key: `redirect ${id}`,
        kind: 'redirect_under_page',
        values: { id, slug },
        subject: { kind: 'redirect', id, title: slug, locale },
      };
    }
  },
  async mend({ kind, values, subject }, mending) {
    const { tx, at } = mending;
    const id = Number(values.id);
    if (kind === 'redirect_under_page') {
      const found = (await queries.listShadowed(tx)).find((each) => each.id === id);
      if (!found) return false;
      await queries.deleteRedirectById(tx, id);
      await recordChange(tx, at, `redirect ${id} mended`, [tags.missing(found.locale)]);
      return true;
    }
    const of = kinds.find((each) => each === subject?.kind);
    const twin = of && (await queries.listTwins(tx, of)).find((each) => each.id === id);
    return of !== undefined && twin !== undefined && move(mending, of, twin);
  },
};
