import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PlaceTags } from '#contract/commerce/clicks/clicks.words.ts';
import type { NetworkNumbers, Shop } from '#contract/commerce/shops/shop.ts';
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
  /** Tracking ids of Amazon's that tell places of links apart. */
  placeTags: jsonb('place_tags').$type<PlaceTags>().notNull().default({}),
  /** What the release before this one knows of its shops; nobody writes it any more, and it goes with the next release. */
  formerShopHosts: jsonb('shop_hosts').$type<string[]>().notNull().default([]),
  /** Other shops that its offers may lead to. */
  shops: jsonb('shops').$type<Shop[]>().notNull().default([]),
  /** Whom the networks of these shops pay. */
  networkNumbers: jsonb('network_numbers').$type<NetworkNumbers>().notNull().default({}),
  /** The key of the shop that stands first wherever it can be bought from; empty where the price alone decides. */
  preferredShop: text('preferred_shop').notNull().default(''),
  language: text('language').notNull().default('pt-BR'),
  showPrices: boolean('show_prices').notNull().default(true),
  timeZone: text('time_zone').notNull().default('America/Sao_Paulo'),
  disclosure: text('disclosure').notNull().default(''),
  updatedAt: updatedAt(),
});
