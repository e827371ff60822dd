import type { Merge, MergePlan } from '#contract/commerce/product-merges/product-merges.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { DomainError, invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { findProduct } from '../products/products.admin.queries.ts';
import { lockProducts } from '../products/products.write.queries.ts';
import { applyMerge } from './apply-merge.ts';
import { planMerge } from './merge-plan.ts';
import * as queries from './merges.queries.ts';
import { createSplit } from './split.ts';
import { createUndo } from './undo-merge.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

const LISTED = 20;

/** Two products that are one, and one that is two. */
export function createProductMerges(parts: Parts) {
  const { db, clock, editions } = parts;
  return {
    split: createSplit(parts),
    undo: createUndo(parts),

    /** All of it or nothing; the one that goes is put away, and what nobody can take stays with it. */
    async merge(caller: Caller, id: number, { with: other, dryRun }: Merge) {
      const actor = requireRole(caller, 'editor');
      const all = await editions.listAll();
      const zones = new Map(all.map((each) => [each.locale, each.timeZone]));
      return db.transaction(async (tx): Promise<{ mergeId: number | null; plan: MergePlan }> => {
        const locked = await lockProducts(tx, [id, other]);
        const to = locked.find((product) => product.id === id);
        const from = locked.find((product) => product.id === other);
        if (!to) throw notFound(`Product ${id}`);
        if (!from || id === other || to.archivedAt) throw invalidFields({ with: { code: 'invalid' } });
        const plan = await planMerge(tx, to, from, await queries.lockOffersOf(tx, [id, other]), all);
        if (dryRun) return { mergeId: null, plan };
        if (plan.reviewedTwice.length > 0)
          throw new DomainError('conflict', 'Both have a review in one edition.', { reason: 'two_reviews' });
        const merging = { actor, at: clock(), zoneOf: (locale: Locale) => zones.get(locale) ?? 'UTC' };
        return { mergeId: await applyMerge(tx, merging, { to, from }, plan), plan };
      });
    },

    async list(caller: Caller, id: number) {
      requireRole(caller, 'viewer');
      const lines = await queries.listMergesOf(db, id, LISTED);
      const others = lines.map(({ fromId, toId }) => (fromId === id ? toId : fromId));
      const named = await Promise.all([...new Set(others)].map((other) => findProduct(db, other)));
      const nameOf = new Map(
        named.flatMap((each) => (each ? [[each.id, `${each.brand} ${each.name}`]] : [])),
      );
      return lines.map((line, index) => ({ ...line, name: nameOf.get(others[index] ?? 0) ?? '' }));
    },
  };
}
