import type { Caller } from '#contract/people/accounts/caller.ts';
import { type Locale, languageTags } from '#contract/site/locales.ts';
import type {
  CategoryChange,
  CategoryCopy,
  NewCategory,
} from '#contract/writing/categories/categories.admin.schemas.ts';
import { freeAddress, keepOldAddress } from '#db/old-addresses.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { changedFields, describeChanges } from '#server/lib/changes.ts';
import { violatesUnique } from '#server/lib/database-errors.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { categoryAddress } from './categories.address.ts';
import {
  type AdminCategoryFacts,
  addressOf,
  auditOf,
  freeSlug,
  getFacts,
  listFacts,
  refuseReserved,
  tagsOf,
  withSiblings,
} from './categories.admin.facts.ts';
import * as queries from './categories.admin.queries.ts';
import { createCategoryRemoval } from './categories.removal.ts';

/** Two editors may choose the same address at once: the index decides, and the second is told. */
async function unlessTaken<T>(field: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const taken = ['categories_slug', 'categories_group'].some((index) => violatesUnique(error, index));
    throw taken ? invalidFields({ [field]: { code: 'taken' } }) : error;
  }
}

export function createAdminCategoriesService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list(caller: Caller, locale: Locale): Promise<AdminCategoryFacts[]> {
      requireRole(caller, 'author');
      const compare = new Intl.Collator(languageTags[locale]).compare;
      const rows = await queries.listCountedCategories(db, locale);
      return withSiblings(
        db,
        rows.sort((a, b) => compare(a.name, b.name)),
      );
    },

    async create(caller: Caller, { slug, ...input }: NewCategory): Promise<AdminCategoryFacts> {
      const actor = requireRole(caller, 'editor');
      refuseReserved(slug);
      const at = clock();
      const work = db.transaction(async (tx) => {
        const chosen = slug ?? (await freeSlug(tx, input.locale, input.name));
        const row = { ...input, slug: chosen, createdAt: at, updatedAt: at };
        const [made] = await queries.insertCategories(tx, [row]);
        if (!made) throw new Error('A category was not kept.');
        await freeAddress(tx, made.locale, categoryAddress(made.locale, made.slug));
        await recordAudit(tx, actor, at, { action: 'created', ...auditOf(made) });
        await recordChange(tx, at, `category ${made.id} created`, [tags.missing(made.locale)]);
        return getFacts(tx, made.id);
      });
      return unlessTaken('slug', work);
    },

    async change(caller: Caller, id: number, patch: CategoryChange): Promise<AdminCategoryFacts> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      const work = db.transaction(async (tx) => {
        const [before] = await queries.lockCategories(tx, [id]);
        if (!before) throw notFound(`Category ${id}`);
        const changes = changedFields(before, patch);
        if (Object.keys(changes).length === 0) return getFacts(tx, id);
        refuseReserved(changes.slug);
        await queries.updateCategory(tx, id, { ...changes, updatedAt: at });
        const changed = tagsOf(before, changes.slug !== undefined);
        if (changes.slug !== undefined) {
          const { locale } = before;
          await keepOldAddress(tx, { ...addressOf(before), categoryId: id, createdAt: at });
          await freeAddress(tx, locale, categoryAddress(locale, changes.slug));
          changed.push(tags.missing(locale));
        }
        const details = describeChanges(before, changes);
        await recordAudit(tx, actor, at, { action: 'updated', ...auditOf(before), details });
        await recordChange(tx, at, `category ${id} changed`, changed);
        return getFacts(tx, id);
      });
      return unlessTaken('slug', work);
    },

    /** The same groupId makes them siblings. They are empty, so readers see nothing yet; words are not translated. */
    async copy(caller: Caller, id: number, copies: CategoryCopy[]): Promise<AdminCategoryFacts[]> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      const work = db.transaction(async (tx) => {
        const [original] = await queries.lockCategories(tx, [id]);
        if (!original) throw notFound(`Category ${id}`);
        const { groupId, icon } = original;
        const rows: queries.NewCategoryRow[] = [];
        for (const { locale, name = original.name } of copies) {
          const slug = await freeSlug(tx, locale, name);
          rows.push({ locale, name, slug, groupId, icon, createdAt: at, updatedAt: at });
        }
        const made = await queries.insertCategories(tx, rows);
        const entries = made.map((row) => ({ action: 'created' as const, ...auditOf(row) }));
        await recordAudit(tx, actor, at, ...entries.map((entry) => ({ ...entry, details: { copyOf: id } })));
        return listFacts(
          tx,
          made.map((row) => row.id),
        );
      });
      return unlessTaken('copies', work);
    },

    remove: createCategoryRemoval({ db, clock }),
  };
}
