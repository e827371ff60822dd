import type { Marketplace as MarketplaceId } from '#contract/products.ts';
import { amazon } from './amazon.ts';
import type { Marketplace } from './marketplace.ts';
import { shopee } from './shopee.ts';

const shops: Record<MarketplaceId, Marketplace> = { amazon, shopee };

export const marketplaceOf = (id: MarketplaceId): Marketplace => shops[id];
