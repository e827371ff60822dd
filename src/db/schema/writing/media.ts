import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AltTexts } from '#contract/writing/media/pictures.ts';
import { createdAt, id } from '../columns.ts';

/** Pictures that people brought in. The files stand beside the database, under `name`. */
export const media = pgTable(
  'media',
  {
    id: id(),
    /** Part of its addresses; it ends with a piece of the hash, so that no two pictures share one. */
    name: text('name').notNull(),
    /** Of the file as it was sent: the same file again is the same picture. */
    hash: text('hash').notNull(),
    fileName: text('file_name').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** What it shows, by edition: the text that a new use begins with. Each use keeps its own. */
    alt: jsonb('alt').$type<AltTexts>().notNull().default({}),
    searchText: text('search_text').notNull().default(''),
    uploadedById: text('uploaded_by_id').notNull(),
    uploadedBy: text('uploaded_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('media_name').on(table.name),
    uniqueIndex('media_hash').on(table.hash),
    index('media_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
