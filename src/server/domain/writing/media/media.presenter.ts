import { limits } from '#contract/site/limits.ts';
import { fileFormat, fileUrl } from '#contract/writing/media/files.ts';
import type { Media, MediaDetail, MediaUse } from '#contract/writing/media/media.admin.schemas.ts';
import { type PictureWidth, variantUrl } from '#contract/writing/media/pictures.ts';
import type { MediaRow } from './media.queries.ts';

const addressOf = (name: string, width: PictureWidth): string =>
  fileFormat(name) ? fileUrl(name) : variantUrl(name, width, 'webp');

export const presentMedia = (row: MediaRow): Media => ({
  id: row.id,
  name: row.name,
  kind: fileFormat(row.name)?.kind ?? 'picture',
  url: addressOf(row.name, 1200),
  thumbnailUrl: addressOf(row.name, 320),
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
