import { reservedSlugs } from '#contract/site/addresses/paths.ts';
import { numberedSlug, slugOf } from '#contract/site/addresses/slugs.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { categoryAddress } from './categories.address.ts';
import * as queries from './categories.admin.queries.ts';
import type { CategoryRow } from './categories.queries.ts';

export interface AdminCategoryFacts extends queries.CountedCategory {
  siblings: CategoryRow[];
}

/** A name without a plain letter in it still needs an address. */
const NAMELESS = 'categoria';

export async function freeSlug(tx: Db, locale: Locale, name: string): Promise<string> {
  const taken = await queries.listSlugs(tx, locale);
  const base = slugOf(name) || NAMELESS;
  let number = 1;
  while (taken.has(numberedSlug(base, number)) || reservedSlugs.has(numberedSlug(base, number))) number += 1;
  return numberedSlug(base, number);
}

/** A category could live beside the site's own pages, but not the two words beside each other in a reader's head. */
export function refuseReserved(slug: string | undefined): void {
  if (slug !== undefined && reservedSlugs.has(slug)) throw invalidFields({ slug: { code: 'reserved' } });
}

export async function withSiblings(db: Db, rows: queries.CountedCategory[]): Promise<AdminCategoryFacts[]> {
  if (rows.length === 0) return [];
  const members = await queries.listGroupMembers(
    db,
    rows.map(({ groupId }) => groupId),
  );
  return rows.map((row) => ({
    ...row,
    siblings: members.filter(({ groupId, id }) => groupId === row.groupId && id !== row.id),
  }));
}

export const listFacts = async (db: Db, ids: number[]): Promise<AdminCategoryFacts[]> =>
  withSiblings(db, await queries.listCountedByIds(db, ids));

export async function getFacts(db: Db, id: number): Promise<AdminCategoryFacts> {
  const [facts] = await listFacts(db, [id]);
  if (!facts) throw notFound(`Category ${id}`);
  return facts;
}

/** Every page that names the category: its own, its siblings' alternates, the edition's lists of categories. */
/** What shows a category; where its address changes or it goes, its siblings' pages name another one. */
export const tagsOf = ({ id, locale, groupId }: CategoryRow, moves: boolean): string[] => [
  tags.category(id),
  tags.categories(locale),
  ...(moves ? [tags.alternates(groupId)] : []),
];

export const addressOf = ({ locale, slug }: CategoryRow) => ({ locale, slug: categoryAddress(locale, slug) });

export const auditOf = ({ id, name, locale }: CategoryRow) =>
  ({ subject: 'category', subjectId: String(id), title: name, locale }) as const;
