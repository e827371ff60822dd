import { clicks } from './commerce/clicks.ts';
import { imports } from './commerce/imports.ts';
import { launches } from './commerce/launches.ts';
import { prices } from './commerce/price-runs.ts';
import { shopFeeds } from './commerce/shop-feeds.ts';
import { shopLinks } from './commerce/shop-links.ts';

/** Of prices, shops and what comes of them: they come with the first of those screens. */
export const trade = {
  clicks,
  imports,
  launches,
  prices,
  shopFeeds,
  shopLinks,
};

export type TradeWords = typeof trade;
