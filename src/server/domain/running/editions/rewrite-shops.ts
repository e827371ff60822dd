import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { changedFields } from '#server/lib/changes.ts';
import { notFound } from '#server/lib/errors.ts';
import { type EditionRow, lockEdition, updateEdition } from './editions.queries.ts';

type Shops = Pick<EditionRow, 'shops' | 'networkNumbers' | 'preferredShop'>;

/**
 * An edition's shops, held while they change, so that two who change them at once lose nothing of each other's. Without
 * `after` nothing was another one. What the log says of it, whoever changes them knows.
 */
export async function rewriteShops<Outcome extends { set: Partial<Shops> }>(
  tx: Db,
  locale: Locale,
  at: Date,
  change: (edition: EditionRow) => Outcome,
): Promise<{ before: EditionRow; after?: EditionRow; outcome: Outcome }> {
  const before = await lockEdition(tx, locale);
  if (!before) throw notFound(`The edition ${locale}`);
  const outcome = change(before);
  if (Object.keys(changedFields(before, outcome.set)).length === 0) return { before, outcome };
  return { before, after: await updateEdition(tx, locale, { ...outcome.set, updatedAt: at }), outcome };
}
