import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AuthorLink, Knowledge, MergedAuthor, Words } from '#contract/writing/authors/authors.words.ts';
import { createdAt, id, updatedAt } from '../columns.ts';

/** A person who writes, the same in every edition. The line at their articles and reviews is their name, kept with it. */
export const authors = pgTable(
  'authors',
  {
    id: id(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    imageUrl: text('image_url'),
    /** A few words on them, by edition. */
    words: jsonb('words').$type<Words>().notNull().default({}),
    /** What they know, by edition. */
    knows: jsonb('knows').$type<Knowledge>().notNull().default({}),
    /** Where else they can be found. */
    links: jsonb('links').$type<AuthorLink[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** By name, as it was then. */
    updatedBy: text('updated_by').notNull().default(''),
  },
  (table) => [uniqueIndex('authors_slug').on(table.slug), index('authors_image').on(table.imageUrl)],
);

/** An address that leads to a person: one of their own from before, or that of somebody who turned out to be them. */
export const authorAliases = pgTable(
  'author_aliases',
  {
    slug: text('slug').primaryKey(),
    authorId: bigint('author_id', { mode: 'number' })
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    /** Who had it until the two were made one, with all that was theirs: so that it can be undone. */
    merged: jsonb('merged').$type<MergedAuthor>(),
    createdAt: createdAt(),
  },
  (table) => [index('author_aliases_author').on(table.authorId)],
);
