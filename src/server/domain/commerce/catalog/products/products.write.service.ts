import type { NewProduct, ProductChange } from '#contract/commerce/products/products.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Db } from '#db/open.ts';
import { productSearchText } from '#server/domain/commerce/products/product-search.ts';
import { reviewSearchText } from '#server/domain/commerce/reviews/review-search.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { forgetTexts } from '#server/domain/writing/kept-texts/record-text.ts';
import { changedFields, describeChanges } from '#server/lib/changes.ts';
import { violatesUnique } from '#server/lib/database-errors.ts';
import { conflict, DomainError, invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { cleanFacts } from './product-facts.ts';
import { recordProductText } from './product-history.ts';
import type { ProductRow } from './products.admin.queries.ts';
import { countNames } from './products.uses.queries.ts';
import * as queries from './products.write.queries.ts';
import { refuseSuccessor } from './refuse-successor.ts';
import { refuseTaken } from './refuse-taken.ts';

export const auditOfProduct = ({ id, brand, name }: ProductRow) =>
  ({ subject: 'product', subjectId: String(id), title: `${brand} ${name}` }) as const;

/** Two may enter one product at once: the index decides, and the second is told. */
export async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw violatesUnique(error, 'products_ean') ? invalidFields({ ean: { code: 'taken' } }) : error;
  }
}

/** Its own pages, those that show its card, and where its name or brand changed the lists that go by them. */
export async function tellReadersOfProduct(
  tx: Db,
  at: Date,
  before: ProductRow,
  after: ProductRow,
): Promise<void> {
  const renamed = before.brand !== after.brand || before.name !== after.name;
  const changed = [tags.product(after.id)];
  for (const review of await queries.listReviewTexts(tx, after.id)) {
    if (renamed) await queries.updateReviewSearch(tx, review.id, reviewSearchText(after, review));
    if (review.status !== 'published') continue;
    changed.push(tags.review(review.id));
    if (renamed) changed.push(tags.reviews(review.locale));
  }
  await recordChange(tx, at, `product ${after.id} changed`, changed);
}

export function createProductWriting({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async create(caller: Caller, input: NewProduct): Promise<ProductRow> {
      const actor = requireRole(caller, 'editor');
      const facts = cleanFacts(input);
      const at = clock();
      const row = { ...facts, searchText: productSearchText(facts), createdAt: at, updatedAt: at };
      const work = db.transaction(async (tx) => {
        await refuseTaken(tx, facts);
        const made = await queries.insertProduct(tx, row);
        await recordAudit(tx, actor, at, { action: 'created', ...auditOfProduct(made) });
        return made;
      });
      return unlessTaken(work);
    },

    async change(caller: Caller, id: number, { version, ...patch }: ProductChange): Promise<ProductRow> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      const work = db.transaction(async (tx) => {
        const [before] = await queries.lockProducts(tx, [id]);
        if (!before) throw notFound(`Product ${id}`);
        if (before.version !== version) {
          throw conflict(`Product ${id} is at version ${before.version}, not ${version}.`);
        }
        const changes = changedFields(before, cleanFacts(patch, before.specs));
        if (Object.keys(changes).length === 0) return before;
        await refuseTaken(tx, changes, id);
        await refuseSuccessor(tx, id, changes.successorId);
        const searchText = productSearchText({ ...before, ...changes });
        const set = { ...changes, searchText, version: version + 1, updatedAt: at };
        const after = await queries.updateProduct(tx, id, set);
        const details = describeChanges(before, changes);
        await recordAudit(tx, actor, at, { action: 'updated', ...auditOfProduct(after), details });
        await recordProductText(tx, actor, at, before, after);
        await tellReadersOfProduct(tx, at, before, after);
        return after;
      });
      return unlessTaken(work);
    },

    /** With its offers, which nobody else names. What anything else names can only be put away. */
    async remove(caller: Caller, id: number): Promise<void> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      await db.transaction(async (tx) => {
        const [product] = await queries.lockProducts(tx, [id]);
        if (!product) throw notFound(`Product ${id}`);
        const limit = await countNames(tx, id);
        if (limit > 0) {
          const fields = { uses: { code: 'in_use', limit } } as const;
          throw new DomainError('conflict', `Product ${id} is in use.`, { fields });
        }
        await queries.deleteProduct(tx, id);
        await forgetTexts(tx, { subject: 'product', id });
        await recordAudit(tx, actor, at, { action: 'deleted', ...auditOfProduct(product) });
        await recordChange(tx, at, `product ${id} deleted`, [tags.product(id)]);
      });
    },
  };
}
