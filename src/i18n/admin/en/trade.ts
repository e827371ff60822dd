import type { TradeWords } from '../pt/trade.ts';
import { clicks } from './commerce/clicks.ts';
import { imports } from './commerce/imports.ts';
import { launches } from './commerce/launches.ts';
import { prices } from './commerce/price-runs.ts';
import { shopFeeds } from './commerce/shop-feeds.ts';
import { shopLinks } from './commerce/shop-links.ts';

export const trade: TradeWords = {
  clicks,
  imports,
  launches,
  prices,
  shopFeeds,
  shopLinks,
};
