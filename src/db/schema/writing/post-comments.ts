import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { PostCommentKind } from '#contract/writing/posts/post-comments.words.ts';
import { createdAt, id } from '../columns.ts';
import { posts } from './posts.ts';

/** What people say of a text while it is written: to each other, never to readers. */
export const postComments = pgTable(
  'post_comments',
  {
    id: id(),
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PostCommentKind>().notNull().default('comment'),
    /** Empty where handing it in said it all. */
    text: text('text').notNull().default(''),
    actorId: text('actor_id').notNull(),
    /** By name, as it was then. */
    actorName: text('actor_name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('post_comments_post').on(table.postId, table.id)],
);
