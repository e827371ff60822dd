import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import { moment } from '../columns.ts';
import { posts } from './posts.ts';

/** What an author typed into a post that readers see, and has not saved: apart, so that it changes nothing. */
export const postDrafts = pgTable(
  'post_drafts',
  {
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** The post's version when the author began. */
    baseVersion: integer('base_version').notNull(),
    fields: jsonb('fields').$type<Partial<PostFields>>().notNull(),
    saveId: uuid('save_id'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.actorId] })],
);
