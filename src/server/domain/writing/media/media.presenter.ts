import { limits } from '#contract/site/limits.ts';
import type { Media, MediaDetail, MediaUse } from '#contract/writing/media/media.admin.schemas.ts';
import { variantUrl } from '#contract/writing/media/pictures.ts';
import type { MediaRow } from './media.queries.ts';

export const presentMedia = (row: MediaRow): Media => ({
  id: row.id,
  name: row.name,
  url: variantUrl(row.name, 1200, 'webp'),
  thumbnailUrl: variantUrl(row.name, 320, 'webp'),
  fileName: row.fileName,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  alt: row.alt,
  uploadedBy: row.uploadedBy,
  createdAt: row.createdAt.toISOString(),
});

export const presentMediaDetail = ({ row, uses }: { row: MediaRow; uses: MediaUse[] }): MediaDetail => ({
  ...presentMedia(row),
  uses: uses
    .slice(0, limits.media.usesListed)
    .map(({ subject, id, title, locale, place }) => ({ subject, id, title, locale, place })),
  useCount: uses.length,
});
