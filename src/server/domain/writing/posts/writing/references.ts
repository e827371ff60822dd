import type { Locale } from '#contract/site/locales.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { productIdsOf } from '#contract/writing/content/content-products.ts';
import type { Db } from '#db/open.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { findCategoryIn, findCategorySibling, listKnownProducts } from './posts.write.queries.ts';

interface References {
  categoryId?: number | null | undefined;
  content?: ContentDocument | undefined;
}

/** A text may name only what there is: a category of its edition, products that exist. */
export async function assertReferences(
  tx: Db,
  locale: Locale,
  { categoryId, content }: References,
  contentField = 'content',
): Promise<void> {
  if (typeof categoryId === 'number' && !(await findCategoryIn(tx, locale, categoryId))) {
    throw invalidFields({ categoryId: { code: 'invalid' } });
  }
  const ids = content ? productIdsOf(content) : [];
  const known = ids.length > 0 ? await listKnownProducts(tx, ids) : new Set();
  if (known.size < ids.length) throw invalidFields({ [contentField]: { code: 'invalid' } });
}

/** The same category in another edition, if that has it. */
export const categoryIn = async (
  tx: Db,
  locale: Locale,
  categoryId: number | null,
): Promise<number | null> =>
  categoryId === null ? null : ((await findCategorySibling(tx, categoryId, locale)) ?? null);
