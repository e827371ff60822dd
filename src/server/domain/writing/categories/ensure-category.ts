import { reservedSlugs } from '#contract/site/addresses/paths.ts';
import { isSlug, slugOf } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { freeAddress } from '#db/old-addresses.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { type AuditActor, recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { categoryAddress } from './categories.address.ts';
import { auditOf, freeSlug } from './categories.admin.facts.ts';
import { insertCategories, listCountedByIds } from './categories.admin.queries.ts';
import { type CategoryRow, findCategoryBySlug } from './categories.queries.ts';

export interface WantedCategory {
  locale: Locale;
  slug: string;
  name: string;
  description: string;
}

/** The address that a category of this name has, or would get. */
export const wantedCategorySlug = ({ slug, name }: Pick<WantedCategory, 'slug' | 'name'>): string => {
  const plain = isSlug(slug) ? slug : slugOf(slug) || slugOf(name) || 'categoria';
  return reservedSlugs.has(plain) ? `${plain}-2` : plain;
};

export const findCategoryAt = (db: Db, locale: Locale, slug: string): Promise<CategoryRow | undefined> =>
  findCategoryBySlug(db, locale, slug);

/** Categories that came once, as far as they are still there. */
export async function standingOfCategories(db: Db, ids: number[]): Promise<Map<number, string>> {
  const rows = ids.length > 0 ? await listCountedByIds(db, ids) : [];
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/**
 * The category at an address, made where there is none: for whoever brings articles in, in their own transaction. One
 * that is there stays as it is.
 */
export async function ensureCategory(
  tx: Db,
  { actor, at }: { actor: AuditActor; at: Date },
  wanted: WantedCategory,
): Promise<{ category: CategoryRow; made: boolean }> {
  const { locale, name, description } = wanted;
  const slug = wantedCategorySlug(wanted);
  const known = await findCategoryBySlug(tx, locale, slug);
  if (known) return { category: known, made: false };
  const row = {
    locale,
    slug: slug || (await freeSlug(tx, locale, name)),
    name: name.slice(0, limits.categoryFields.nameChars).toWellFormed().trim(),
    description: description.slice(0, limits.categoryFields.descriptionChars).toWellFormed().trim(),
    createdAt: at,
    updatedAt: at,
  };
  const [made] = await insertCategories(tx, [row]);
  if (!made) throw new Error('A category was not kept.');
  await freeAddress(tx, locale, categoryAddress(locale, made.slug));
  await recordAudit(tx, actor, at, { action: 'created', ...auditOf(made) });
  await recordChange(tx, at, `category ${made.id} created`, [tags.missing(locale)]);
  return { category: made, made: true };
}
