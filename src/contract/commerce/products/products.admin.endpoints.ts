import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import {
  adminProductListSchema,
  adminProductSchema,
  boardListSchema,
  boardQuery,
  newProductSchema,
  productBulkResultSchema,
  productBulkSchema,
  productChangeSchema,
  productDeletionSchema,
  productExportQuery,
  productListQuery,
  productUseListSchema,
  replacementResultSchema,
  replacementSchema,
} from './products.admin.schemas.ts';

const seen = { access: 'viewer', cache: 'no-store' } as const;
const written = { access: 'editor', cache: 'no-store' } as const;

export const productEndpoints = defineEndpoints({
  listAdminProducts: {
    ...seen,
    /** An author puts products into a text. */
    access: 'author',
    method: 'GET',
    path: '/api/admin/products',
    summary:
      'Products by name with their reviews and offers of every edition, searched and narrowed, 50 at a time',
    query: productListQuery,
    response: adminProductListSchema,
  },
  exportProducts: {
    ...seen,
    method: 'GET',
    path: '/api/admin/products/export',
    summary: 'Everything that the list would show, as a table for spreadsheets',
    attachment: 'products.csv',
    stream: 'text/csv; charset=utf-8',
    query: productExportQuery,
    response: z.custom<AsyncIterable<string>>().meta({ type: 'string' }),
  },
  createProduct: {
    ...written,
    method: 'POST',
    path: '/api/admin/products',
    summary: 'A new product',
    body: newProductSchema,
    response: adminProductSchema,
  },
  changeProducts: {
    ...written,
    method: 'POST',
    path: '/api/admin/products/bulk',
    summary: 'One step for up to 200 products; says of each whether it was taken',
    body: productBulkSchema,
    response: productBulkResultSchema,
  },
  undoProductChanges: {
    ...written,
    method: 'POST',
    path: '/api/admin/products/bulk/undo',
    summary: 'Takes such a step back, where nothing has changed since',
    body: z.strictObject({ batchId: z.int().positive() }),
    response: productBulkResultSchema,
  },
  getAdminProduct: {
    ...seen,
    method: 'GET',
    path: '/api/admin/products/:id',
    summary: 'A product with its reviews and offers of every edition',
    params: idParams,
    response: adminProductSchema,
  },
  changeProduct: {
    ...written,
    method: 'PATCH',
    path: '/api/admin/products/:id',
    summary: 'Changes the given facts of a product, if it still has the given version',
    params: idParams,
    body: productChangeSchema,
    response: adminProductSchema,
  },
  deleteProduct: {
    ...written,
    method: 'DELETE',
    path: '/api/admin/products/:id',
    summary: 'Deletes a product that nothing names, with its offers; one in use can be put away (bulk)',
    params: idParams,
    response: productDeletionSchema,
  },
  listProductUses: {
    ...seen,
    method: 'GET',
    path: '/api/admin/products/:id/uses',
    summary: 'Posts, reviews and launch days that show a product',
    params: idParams,
    response: productUseListSchema,
  },
  replaceProduct: {
    ...written,
    method: 'POST',
    path: '/api/admin/products/:id/replacement',
    summary: 'Puts another product in its place in every text, or tells where that would be',
    params: idParams,
    body: replacementSchema,
    response: replacementResultSchema,
  },
  listParity: {
    ...seen,
    method: 'GET',
    path: '/api/admin/parity',
    summary: 'Products by name, each with what the five editions have of it',
    query: boardQuery,
    response: boardListSchema,
  },
});
