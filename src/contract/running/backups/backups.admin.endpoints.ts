import { z } from 'zod';
import {
  contentImportQuery,
  contentReportSchema,
} from '#contract/running/content-transfer/content-transfer.admin.schemas.ts';
import { defineEndpoints, type NamedFile } from '#contract/site/endpoint.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { cursorSchema, idParams } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import {
  backupDeletionSchema,
  backupListSchema,
  backupSchema,
  backupWithNowSchema,
  restoreSchema,
} from './backups.admin.schemas.ts';

const owned = { access: 'owner', cache: 'no-store' } as const;
/** Whoever has a backup has everything, and a restore puts everything aside. */
const power = { ...owned, proof: true } as const;

export const backupEndpoints = defineEndpoints({
  listBackups: {
    ...owned,
    method: 'GET',
    path: '/api/admin/backups',
    summary: 'Backups, newest first, with how their rehearsals went',
    query: z.object({ cursor: cursorSchema }),
    response: backupListSchema,
  },
  getBackup: {
    ...owned,
    method: 'GET',
    path: '/api/admin/backups/:id',
    summary: 'One backup, and how much there is now of what it holds',
    params: idParams,
    response: backupWithNowSchema,
  },
  makeBackup: {
    ...power,
    method: 'POST',
    path: '/api/admin/backups',
    summary: 'Makes a backup as soon as a process is free; one that waits already is the answer',
    response: backupSchema,
  },
  downloadBackup: {
    ...power,
    method: 'GET',
    path: '/api/admin/backups/:id/file',
    summary:
      'The backup itself: everything where it is encrypted, otherwise all but the installation’s key and secret settings',
    attachment: true,
    stream: 'application/octet-stream',
    params: idParams,
    response: z.custom<NamedFile>().meta({ type: 'string' }),
  },
  rehearseBackup: {
    ...power,
    method: 'POST',
    path: '/api/admin/backups/:id/rehearsal',
    summary: 'Restores it in a place of its own and compares it row by row',
    params: idParams,
    response: backupSchema,
  },
  restoreBackup: {
    ...power,
    method: 'POST',
    path: '/api/admin/backups/:id/restore',
    summary: 'Puts everything back as it was then; what there is now is backed up first',
    params: idParams,
    body: restoreSchema,
    response: backupSchema,
  },
  exportContent: {
    ...owned,
    method: 'GET',
    path: '/api/admin/content',
    summary: 'What readers see and editors have written, as JSON: of one edition, or of all',
    attachment: 'vitrina-content.json',
    stream: 'application/json; charset=utf-8',
    query: z.object({ locale: localeSchema.optional() }),
    response: z.custom<AsyncIterable<Uint8Array>>().meta({ type: 'string' }),
  },
  importContent: {
    ...power,
    method: 'POST',
    path: '/api/admin/content',
    summary: 'Takes in a file that exportContent wrote, whole or not at all; on trial, nothing is changed',
    query: contentImportQuery,
    upload: { maxBytes: engineLimits.contentTransfer.fileBytes, streamed: true },
    response: contentReportSchema,
  },
  deleteBackup: {
    ...power,
    method: 'DELETE',
    path: '/api/admin/backups/:id',
    summary: 'Deletes a backup for good',
    params: idParams,
    response: backupDeletionSchema,
  },
});
