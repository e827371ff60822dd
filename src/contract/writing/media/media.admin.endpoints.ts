import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { cursorSchema, idParams, searchSchema } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import {
  mediaChangeSchema,
  mediaDeletionSchema,
  mediaDetailSchema,
  mediaListSchema,
  mediaSchema,
} from './media.admin.schemas.ts';

export const adminMediaEndpoints = defineEndpoints({
  listMedia: {
    method: 'GET',
    path: '/api/admin/media',
    summary: 'Pictures and files that people brought in, newest first',
    access: 'author',
    cache: 'no-store',
    query: z.object({
      q: searchSchema,
      /** Those that say nothing of what they show in this edition's language. */
      missingAlt: localeSchema.optional(),
      /** Those that this person brought in. */
      uploader: plainText(100).optional(),
      /** Only those that are pictures, or only those that are none. */
      kind: z.enum(['picture', 'file']).optional(),
      cursor: cursorSchema,
    }),
    response: mediaListSchema,
  },
  uploadMedia: {
    method: 'POST',
    path: '/api/admin/media',
    summary:
      'A new picture (JPEG, PNG, WebP, AVIF or GIF, up to 15 MB); the same file again is the same picture',
    access: 'writer',
    cache: 'no-store',
    upload: { maxBytes: limits.media.maxBytes },
    response: mediaSchema,
  },
  uploadMediaFile: {
    method: 'POST',
    path: '/api/admin/media/files',
    summary:
      'A new file to hear (MP3, M4A, Ogg, WAV), to watch (MP4, WebM) or to take along (PDF, EPUB, ZIP, office documents without macros), up to 32 MB',
    access: 'writer',
    cache: 'no-store',
    upload: { maxBytes: limits.media.maxFileBytes },
    response: mediaSchema,
  },
  getMedia: {
    method: 'GET',
    path: '/api/admin/media/:id',
    summary: 'One picture, and where it is used',
    access: 'author',
    cache: 'no-store',
    params: idParams,
    response: mediaDetailSchema,
  },
  changeMedia: {
    method: 'PATCH',
    path: '/api/admin/media/:id',
    summary: 'Says what a picture shows, in the languages that are named',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    body: mediaChangeSchema,
    response: mediaSchema,
  },
  deleteMedia: {
    method: 'DELETE',
    path: '/api/admin/media/:id',
    summary:
      'Deletes a picture that nothing uses; an owner may delete one in use (force), and its places stay empty',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    query: z.object({ force: z.stringbool().default(false) }),
    response: mediaDeletionSchema,
  },
});
