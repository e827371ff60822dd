import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import {
  newReplacementSchema,
  pastReplacementListSchema,
  pastReplacementQuery,
  replacementOutcomeSchema,
  replacementPlacesSchema,
  replacementPreviewSchema,
} from './replacements.admin.schemas.ts';

export const replacementEndpoints = defineEndpoints({
  previewReplacement: {
    method: 'POST',
    path: '/api/admin/replacements/preview',
    summary: 'Where words stand, and what would become of them; nothing is changed',
    access: 'owner',
    cache: 'no-store',
    body: replacementPreviewSchema,
    response: replacementPlacesSchema,
  },
  replaceText: {
    method: 'POST',
    path: '/api/admin/replacements',
    summary: 'Puts words in the place of others at the chosen places, all at once',
    access: 'owner',
    proof: true,
    cache: 'no-store',
    body: newReplacementSchema,
    response: replacementOutcomeSchema,
  },
  listReplacements: {
    method: 'GET',
    path: '/api/admin/replacements',
    summary: 'What was replaced of late',
    access: 'owner',
    cache: 'no-store',
    query: pastReplacementQuery,
    response: pastReplacementListSchema,
  },
  undoReplacement: {
    method: 'POST',
    path: '/api/admin/replacements/:id/undo',
    summary: 'Takes a replacement back wherever nothing has changed since',
    access: 'owner',
    proof: true,
    cache: 'no-store',
    params: idParams,
    response: replacementOutcomeSchema,
  },
});
