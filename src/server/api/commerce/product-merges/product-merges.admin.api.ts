import type { Api } from '#contract/all.endpoints.ts';
import { presentProductMerge } from '#server/domain/commerce/catalog/merges/merges.presenter.ts';
import type { Services } from '#server/services.ts';

export const productMergeCalls = ({ productMerges }: Services) =>
  ({
    mergeProducts: ({ id, body }, caller) => productMerges.merge(caller, id, body),
    splitProduct: ({ id, body }, caller) => productMerges.split(caller, id, body),
    listProductMerges: async ({ id }, caller) => ({
      items: (await productMerges.list(caller, id)).map((line) => presentProductMerge(line, id)),
      nextCursor: null,
    }),
    undoProductMerge: async ({ id }, caller) => {
      await productMerges.undo(caller, id);
      return { undone: true };
    },
  }) satisfies Partial<Api>;
