import type { Api } from '#contract/all.endpoints.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import {
  presentBoardRow,
  presentProduct,
  presentProductRow,
} from '#server/domain/commerce/catalog/products/products.admin.presenter.ts';
import { productCsv } from '#server/domain/commerce/catalog/products/products.csv.ts';
import { presentProductCard } from '#server/domain/commerce/products/products.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Services } from '#server/services.ts';

export function adminProductCalls(services: Services) {
  const { adminProducts, clicks, products, productWriting, productBulk, productUses } = services;
  /** Every write answers with the product as it is then. */
  const show = async (caller: Caller, { id }: { id: number }) =>
    presentProduct(await adminProducts.get(caller, id));

  return {
    listAdminProducts: async (query, caller) => {
      const { items, nextCursor } = await adminProducts.list(caller, query);
      const counts = await clicks.countByProduct(items.map(({ product }) => product.id));
      return { items: items.map((facts) => presentProductRow(facts, query.locale, counts)), nextCursor };
    },
    listProductCards: async ({ locale, ids }, caller) => {
      requireRole(caller, 'viewer');
      return { items: (await products.listCards(locale, ids)).map(presentProductCard) };
    },
    listParity: (query, caller) => presentPart(adminProducts.board(caller, query), presentBoardRow),
    exportProducts: async (query, caller) =>
      productCsv(adminProducts.export(caller, query), query.locale, clicks.countByProduct),
    getAdminProduct: async ({ id }, caller) => show(caller, { id }),
    createProduct: async ({ body }, caller) => show(caller, await productWriting.create(caller, body)),
    changeProduct: async ({ id, body }, caller) =>
      show(caller, await productWriting.change(caller, id, body)),
    deleteProduct: async ({ id }, caller) => {
      await productWriting.remove(caller, id);
      return { deleted: true };
    },
    changeProducts: ({ body }, caller) => productBulk.change(caller, body),
    undoProductChanges: ({ body }, caller) => productBulk.undo(caller, body.batchId),
    listProductUses: async ({ id }, caller) => ({
      items: await productUses.list(caller, id),
      nextCursor: null,
    }),
    replaceProduct: async ({ id, body }, caller) => ({
      items: await productUses.replace(caller, id, body),
      replaced: !body.dryRun,
    }),
  } satisfies Partial<Api>;
}
