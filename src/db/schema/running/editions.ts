import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale, LocaleStatus } from '#contract/site/locales.ts';
import { id, updatedAt } from '../columns.ts';

export const editions = pgTable('locale_configs', {
  id: id(),
  locale: text('locale').$type<Locale>().notNull().unique(),
  status: text('status').$type<LocaleStatus>().notNull().default('inactive'),
  siteName: text('site_name').notNull(),
  currency: text('currency').notNull().default('BRL'),
  currencySymbol: text('currency_symbol').notNull().default('R$'),
  amazonDomain: text('amazon_domain').notNull().default('amazon.com.br'),
  affiliateId: text('affiliate_id').notNull().default(''),
  /** Other shops that its offers may lead to, by host. */
  shopHosts: jsonb('shop_hosts').$type<string[]>().notNull().default([]),
  language: text('language').notNull().default('pt-BR'),
  showPrices: boolean('show_prices').notNull().default(true),
  timeZone: text('time_zone').notNull().default('America/Sao_Paulo'),
  disclosure: text('disclosure').notNull().default(''),
  updatedAt: updatedAt(),
});
