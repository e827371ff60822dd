import { z } from 'zod';
import { defineEndpoints, type NamedFile } from '#contract/site/endpoint.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { cursorSchema, idParams } from '#contract/site/list.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import {
  mendedPictureSchema,
  mendPictureSchema,
  missingPictureListSchema,
  moveInDetailSchema,
  moveInFileQuery,
  moveInListSchema,
  moveInLookSchema,
  moveInUndoSchema,
} from './move-in.admin.schemas.ts';

const owned = { access: 'owner', cache: 'no-store' } as const;
/** What brings a whole site in, or takes it away again. */
const power = { ...owned, proof: true } as const;
const { files, addresses } = engineLimits.moveIn;

export const moveInEndpoints = defineEndpoints({
  listMoveIns: {
    ...owned,
    method: 'GET',
    path: '/api/admin/move-ins',
    summary: 'Sites that moved in or are about to, newest first',
    query: z.object({ cursor: cursorSchema }),
    response: moveInListSchema,
  },
  beginMoveIn: {
    ...power,
    method: 'POST',
    path: '/api/admin/move-ins',
    summary: 'Begins to gather the files of a site that is to move in; nothing is changed by it',
    response: moveInDetailSchema,
  },
  getMoveIn: {
    ...owned,
    method: 'GET',
    path: '/api/admin/move-ins/:id',
    summary: 'One site that moves in: how far it is, what was found, what stays behind',
    params: idParams,
    response: moveInDetailSchema,
  },
  addMoveInFile: {
    ...power,
    method: 'POST',
    path: '/api/admin/move-ins/:id/files',
    summary: 'One file of it: an export, or an archive of its uploads',
    params: idParams,
    query: moveInFileQuery,
    upload: { maxBytes: Math.max(files.exportBytes, files.uploadsBytes), streamed: true },
    response: moveInDetailSchema,
  },
  removeMoveInFile: {
    ...power,
    method: 'DELETE',
    path: '/api/admin/move-ins/:id/files/:file',
    summary: 'Takes a file away again',
    params: idParams.extend({ file: plainText(60) }),
    response: moveInDetailSchema,
  },
  lookAtMoveIn: {
    ...power,
    method: 'POST',
    path: '/api/admin/move-ins/:id/look',
    summary: 'Has everything looked at in the background, with these choices; nothing is written',
    params: idParams,
    body: moveInLookSchema,
    response: moveInDetailSchema,
  },
  runMoveIn: {
    ...power,
    method: 'POST',
    path: '/api/admin/move-ins/:id/run',
    summary: 'Brings the site in as it was looked at, in the background and part by part',
    params: idParams,
    response: moveInDetailSchema,
  },
  cancelMoveIn: {
    ...power,
    method: 'POST',
    path: '/api/admin/move-ins/:id/cancel',
    summary: 'Ends one that has brought nothing yet; its files are thrown away',
    params: idParams,
    response: moveInDetailSchema,
  },
  downloadMoveInReport: {
    ...owned,
    method: 'GET',
    path: '/api/admin/move-ins/:id/report',
    summary:
      'All that was told of the last look or of the run: numbers, every line that stays behind, comments',
    attachment: true,
    stream: 'application/json; charset=utf-8',
    params: idParams,
    response: z.custom<NamedFile>().meta({ type: 'string' }),
  },
  previewMoveInUndo: {
    ...owned,
    method: 'GET',
    path: '/api/admin/move-ins/:id/undo',
    summary: 'How much a run has made and changed that is there to be taken back',
    params: idParams,
    response: moveInUndoSchema,
  },
  undoMoveIn: {
    ...power,
    method: 'POST',
    path: '/api/admin/move-ins/:id/undo',
    summary:
      'Takes a run back, in the background: what nobody has worked on since; the rest stays and is named',
    params: idParams,
    response: moveInDetailSchema,
  },
  listMissingPictures: {
    ...owned,
    method: 'GET',
    path: '/api/admin/move-ins/:id/missing-pictures',
    summary: 'Pictures that are nowhere, with the articles that miss them',
    params: idParams,
    query: z.object({ cursor: plainText(3_000).optional() }),
    response: missingPictureListSchema,
  },
  mendMissingPicture: {
    ...owned,
    method: 'POST',
    path: '/api/admin/move-ins/:id/missing-pictures',
    summary: 'Puts another picture into every article that misses one',
    params: idParams,
    body: mendPictureSchema,
    response: mendedPictureSchema,
  },
  askOldAddresses: {
    ...owned,
    method: 'POST',
    path: '/api/admin/old-addresses',
    summary:
      'What becomes of each address of a sitemap, an access log or a list: 200, 301 and where to, or 404',
    upload: { maxBytes: addresses.fileBytes, streamed: true },
    stream: 'application/json; charset=utf-8',
    response: z.custom<AsyncIterable<string>>().meta({ type: 'string' }),
  },
});
