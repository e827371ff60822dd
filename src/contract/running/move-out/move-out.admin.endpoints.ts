import { z } from 'zod';
import { defineEndpoints, type NamedFile } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import { moveOutListSchema, moveOutSchema, newMoveOutSchema } from './move-out.admin.schemas.ts';

const owned = { access: 'owner', cache: 'no-store' } as const;

export const moveOutEndpoints = defineEndpoints({
  listMoveOuts: {
    ...owned,
    method: 'GET',
    path: '/api/admin/move-outs',
    summary: 'Copies of all that was written, for other systems: those that are made or kept, newest first',
    response: moveOutListSchema,
  },
  beginMoveOut: {
    ...owned,
    proof: true,
    method: 'POST',
    path: '/api/admin/move-outs',
    summary: 'Has one made in the background: for WordPress, as Markdown, or the site as files',
    body: newMoveOutSchema,
    response: moveOutSchema,
  },
  downloadMoveOut: {
    ...owned,
    method: 'GET',
    path: '/api/admin/move-outs/:id/file',
    summary: 'The copy itself, a zip of what `npm run move-out` writes into a folder',
    attachment: true,
    stream: 'application/zip',
    params: idParams,
    response: z.custom<NamedFile>().meta({ type: 'string' }),
  },
});
