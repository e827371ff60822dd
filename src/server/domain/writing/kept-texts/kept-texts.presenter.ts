import type {
  TextRevisionRow as ShownRow,
  TextRevision,
  UnsavedText,
} from '#contract/writing/kept-texts/kept-texts.admin.schemas.ts';
import type { TextRevisionRow, TextRevisionSummary } from './revisions.queries.ts';
import type { UnsavedRow } from './unsaved.queries.ts';

export const presentUnsaved = ({ baseVersion, typed, updatedAt }: UnsavedRow): UnsavedText => ({
  baseVersion,
  typed,
  updatedAt: updatedAt.toISOString(),
});

export const presentTextRevisionRow = (row: TextRevisionSummary): ShownRow => ({
  id: row.id,
  action: row.action,
  version: row.version,
  by: row.actorName,
  createdAt: row.createdAt.toISOString(),
});

export const presentTextRevision = (row: TextRevisionRow): TextRevision => ({
  ...presentTextRevisionRow(row),
  fields: row.fields,
});
