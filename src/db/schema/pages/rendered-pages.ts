import { bigint, index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import type { PageTemplate } from '#contract/pages/rendered-pages/page-templates.ts';
import type { Locale } from '#contract/site/locales.ts';
import { moment } from '../columns.ts';

/** What is known of each page that the sitemap names; the pages themselves are on the servers' disks. */
export const renderedPages = pgTable(
  'rendered_pages',
  {
    path: text('path').primaryKey(),
    locale: text('locale').$type<Locale>(),
    template: text('template').$type<PageTemplate>().notNull(),
    /** When the sitemap was last seen to name it; null for one that turned out to be gone. */
    knownAt: moment('known_at'),
    /** Of which build and address the kept page is: another one does not read it. */
    store: text('store'),
    renderedAt: moment('rendered_at'),
    expiresAt: moment('expires_at'),
    took: real('took'),
    bytes: integer('bytes'),
    size: integer('size'),
    tags: text('tags').array().notNull().default([]),
    /** Where the ledger stood when rendering began. */
    position: bigint('position', { mode: 'bigint' }),
    cause: text('cause'),
    /** Of the last try, if it failed. */
    error: text('error'),
    failedAt: moment('failed_at'),
  },
  (table) => [
    index('rendered_pages_tags').using('gin', table.tags),
    index('rendered_pages_of_edition').on(table.locale, table.path),
    index('rendered_pages_failed').on(table.failedAt),
    /** All that says how many stand how, so that they are counted without reading a page's tags. */
    index('rendered_pages_figures').on(
      table.locale,
      table.store,
      table.knownAt,
      table.failedAt,
      table.renderedAt,
      table.expiresAt,
      table.bytes,
      table.size,
    ),
  ],
);
