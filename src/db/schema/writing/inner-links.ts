import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LinkingKind } from '#contract/writing/inner-links/inner-links.words.ts';

/** Which of our own pages the texts lead to: kept by triggers on posts and reviews, whoever writes them. */
export const innerLinks = pgTable(
  'inner_links',
  {
    fromKind: text('from_kind').$type<LinkingKind>().notNull(),
    fromId: bigint('from_id', { mode: 'number' }).notNull(),
    /** Without a question and a fragment. */
    path: text('path').notNull(),
  },
  (table) => [
    primaryKey({ name: 'inner_links_key', columns: [table.fromKind, table.fromId, table.path] }),
    index('inner_links_path').on(table.path),
  ],
);
