import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import {
  failingLinkListSchema,
  failingLinkQuery,
  linkReplacementResultSchema,
  linkReplacementSchema,
} from './failing-links.admin.schemas.ts';

export const failingLinkEndpoints = defineEndpoints({
  listFailingLinks: {
    method: 'GET',
    path: '/api/admin/failing-links',
    summary:
      'Links that answer and lead to the wrong end, with what is at stake and what could stand there instead',
    access: 'viewer',
    cache: 'no-store',
    query: failingLinkQuery,
    response: failingLinkListSchema,
  },
  replaceFailingLink: {
    method: 'POST',
    path: '/api/admin/failing-links/:id/replace',
    summary: 'Puts another offer in the place of a failing link, everywhere it stands in its edition',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    body: linkReplacementSchema,
    response: linkReplacementResultSchema,
  },
  undoLinkReplacement: {
    method: 'POST',
    path: '/api/admin/link-replacements/:id/undo',
    summary: 'Takes the replacement of a link back wherever nothing has changed since',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    response: linkReplacementResultSchema,
  },
});
