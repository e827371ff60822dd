import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/site/locales.ts';
import { moment } from '../columns.ts';

/**
 * What the posts of one group say together: kept by triggers on posts, whoever writes them, so that lists by article
 * need not walk through every post. A row stays when its last post goes: whoever writes the next one waits for it.
 */
export const articles = pgTable(
  'articles',
  {
    groupId: uuid('group_id').primaryKey(),
    /** Those with a post that is not in the trash. */
    editions: text('editions').array().$type<Locale[]>().notNull().default([]),
    /** Of the last touched of these posts, which is the one below. */
    updatedAt: moment('updated_at'),
    lastPostId: bigint('last_post_id', { mode: 'number' }),
    firstPublishedId: bigint('first_published_id', { mode: 'number' }),
  },
  (table) => [
    /** With all that is asked of an article while the desk walks through them. */
    index('articles_updated')
      .on(
        table.updatedAt.desc().nullsFirst(),
        table.lastPostId.desc().nullsFirst(),
        table.groupId,
        table.editions,
      )
      .where(sql`updated_at IS NOT NULL`),
  ],
);
