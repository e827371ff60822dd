import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import type { RevisionKind } from '#contract/writing/posts/posts.words.ts';
import { id, moment } from '../columns.ts';
import { posts } from './posts.ts';

/** A post as it was after each step. */
export const postRevisions = pgTable(
  'post_revisions',
  {
    id: id(),
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RevisionKind>().notNull(),
    version: integer('version').notNull(),
    status: text('status').$type<PostStatus>().notNull(),
    fields: jsonb('fields').$type<PostFields>().notNull(),
    /** Null where the program did it. */
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    /** Autosaves replace each other for some minutes after the first of them, which was here. */
    startedAt: moment('started_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('post_revisions_newest').on(
      table.postId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('post_revisions_created').on(table.createdAt),
  ],
);
