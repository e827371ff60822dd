import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import {
  forgottenSchema,
  keptListQuery,
  keptParams,
  keptRevisionParams,
  newUnsavedTextSchema,
  textRevisionListSchema,
  textRevisionSchema,
  unsavedAnswerSchema,
  unsavedTextSchema,
} from './kept-texts.admin.schemas.ts';

const own = { access: 'editor', cache: 'no-store', params: keptParams } as const;
const seen = { access: 'viewer', cache: 'no-store', method: 'GET' } as const;

export const keptTextEndpoints = defineEndpoints({
  getUnsavedText: {
    ...own,
    method: 'GET',
    path: '/api/admin/unsaved/:subject/:id',
    summary: 'What the caller has typed into a form and not saved, and who else has',
    response: unsavedAnswerSchema,
  },
  keepUnsavedText: {
    ...own,
    method: 'PUT',
    path: '/api/admin/unsaved/:subject/:id',
    summary: 'Keeps what the caller has typed into a form, apart from what the form is about',
    body: newUnsavedTextSchema,
    response: unsavedTextSchema,
  },
  forgetUnsavedText: {
    ...own,
    method: 'DELETE',
    path: '/api/admin/unsaved/:subject/:id',
    summary: 'Forgets what the caller has typed into a form and not saved',
    response: forgottenSchema,
  },
  listTextRevisions: {
    ...seen,
    path: '/api/admin/history/:subject/:id',
    summary: 'Every version of a review or product, newest first, 30 at a time',
    params: keptParams,
    query: keptListQuery,
    response: textRevisionListSchema,
  },
  getTextRevision: {
    ...seen,
    path: '/api/admin/history/:subject/:id/:revisionId',
    summary: 'A review or product as it was',
    params: keptRevisionParams,
    response: textRevisionSchema,
  },
});
