import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import {
  mergeResultSchema,
  mergeSchema,
  mergeUndoSchema,
  productMergeListSchema,
  splitResultSchema,
  splitSchema,
} from './product-merges.admin.schemas.ts';

const written = { access: 'editor', cache: 'no-store' } as const;

export const productMergeEndpoints = defineEndpoints({
  mergeProducts: {
    ...written,
    method: 'POST',
    path: '/api/admin/products/:id/merge',
    summary: 'Makes another product a part of this one, or tells what would go where',
    params: idParams,
    body: mergeSchema,
    response: mergeResultSchema,
  },
  splitProduct: {
    ...written,
    method: 'POST',
    path: '/api/admin/products/:id/split',
    summary: 'Makes a new product of some of its offers',
    params: idParams,
    body: splitSchema,
    response: splitResultSchema,
  },
  listProductMerges: {
    method: 'GET',
    path: '/api/admin/products/:id/merges',
    summary: 'What a product was merged with or split from, newest first',
    access: 'viewer',
    cache: 'no-store',
    params: idParams,
    response: productMergeListSchema,
  },
  undoProductMerge: {
    ...written,
    method: 'POST',
    path: '/api/admin/product-merges/:id/undo',
    summary: 'Takes it back, as long as nobody has worked on what it moved',
    params: idParams,
    response: mergeUndoSchema,
  },
});
