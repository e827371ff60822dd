import type { ShopLink } from '#contract/shop-links.ts';

export const presentShopLink = ({ slug, title, url }: ShopLink): ShopLink => ({ slug, title, url });
