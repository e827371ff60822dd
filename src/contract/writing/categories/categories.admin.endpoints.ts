import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams, idSchema } from '#contract/site/list.schemas.ts';
import { editionParam } from '#contract/site/parameters.schemas.ts';
import {
  adminCategoryListSchema,
  adminCategorySchema,
  categoryChangeSchema,
  categoryCopiesSchema,
  categoryDeletionSchema,
  newCategorySchema,
} from './categories.admin.schemas.ts';

export const adminCategoryEndpoints = defineEndpoints({
  listAdminCategories: {
    method: 'GET',
    path: '/api/admin/categories',
    summary: "An edition's categories by name, empty ones too, with what is in them and their siblings",
    access: 'author',
    cache: 'no-store',
    query: z.object({ locale: editionParam }),
    response: adminCategoryListSchema,
  },
  createCategory: {
    method: 'POST',
    path: '/api/admin/categories',
    summary: 'A new category of an edition',
    access: 'editor',
    cache: 'no-store',
    body: newCategorySchema,
    response: adminCategorySchema,
  },
  changeCategory: {
    method: 'PATCH',
    path: '/api/admin/categories/:id',
    summary: 'Changes a category; its old address leads to the new one',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    body: categoryChangeSchema,
    response: adminCategorySchema,
  },
  copyCategory: {
    method: 'POST',
    path: '/api/admin/categories/:id/copies',
    summary: 'The same category in other editions',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    body: categoryCopiesSchema,
    response: adminCategoryListSchema,
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/api/admin/categories/:id',
    summary: 'Deletes an empty category, or one whose content goes to another (moveTo)',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    query: z.object({ moveTo: idSchema.optional() }),
    response: categoryDeletionSchema,
  },
});
