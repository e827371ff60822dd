import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ClickPosition, Visitor } from '#contract/commerce/clicks/clicks.words.ts';
import type { PageKind } from '#contract/commerce/clicks/counted-page.ts';
import type { Locale } from '#contract/site/locales.ts';

/** A day of the edition's own calendar. */
const day = () => date('day').notNull();
const locale = () => text('locale').$type<Locale>().notNull();
const pageKind = () => text('page_kind').$type<PageKind>().notNull();
/** 0 where the kind says it all. Without a foreign key: what happened stays true of what is gone. */
const thing = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);
const visitor = () => text('visitor').$type<Visitor>().notNull();

/** How often links to shops were followed: counts of a day, and nothing of anybody who did. */
export const clickDays = pgTable(
  'click_days',
  {
    day: day(),
    locale: locale(),
    pageKind: pageKind(),
    pageId: thing('page_id'),
    targetKind: text('target_kind').$type<'offer' | 'shop_link' | 'shop'>().notNull(),
    targetId: thing('target_id'),
    /** Of the offer, as it was then. */
    productId: thing('product_id'),
    position: text('position').$type<ClickPosition>().notNull(),
    visitor: visitor(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'click_days_key',
      columns: [
        table.day,
        table.locale,
        table.pageKind,
        table.pageId,
        table.targetKind,
        table.targetId,
        table.position,
        table.visitor,
      ],
    }),
    index('click_days_product').on(table.productId, table.day),
    index('click_days_page').on(table.pageKind, table.pageId, table.day),
  ],
);

/** How often pages were looked at. */
export const viewDays = pgTable(
  'view_days',
  {
    day: day(),
    locale: locale(),
    pageKind: pageKind(),
    pageId: thing('page_id'),
    visitor: visitor(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'view_days_key',
      columns: [table.day, table.locale, table.pageKind, table.pageId, table.visitor],
    }),
  ],
);
