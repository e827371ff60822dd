import type { ProductMerge } from '#contract/commerce/product-merges/product-merges.admin.schemas.ts';
import type { MergeLine } from './merges.queries.ts';

/** As one of the two products sees it. */
export const presentProductMerge = (line: MergeLine & { name: string }, productId: number): ProductMerge => ({
  id: line.id,
  kind: line.kind,
  other: { id: line.fromId === productId ? line.toId : line.fromId, name: line.name },
  isTarget: line.toId === productId,
  at: line.createdAt.toISOString(),
  by: line.by,
  undoneAt: line.undoneAt?.toISOString() ?? null,
});
