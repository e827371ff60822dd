import type {
  AdminShopLink,
  ShopLinkDetail,
} from '#contract/commerce/shop-links/shop-links.admin.schemas.ts';
import type { ShopLink } from '#contract/commerce/shop-links/shop-links.schemas.ts';
import { isShopeeLink } from '#server/domain/commerce/marketplaces/shopee/shopee.ts';
import type { ToldShopLink } from './shop-links.admin.queries.ts';

export const presentShopLink = ({ slug, title, url }: ShopLink): ShopLink => ({ slug, title, url });

export const presentAdminShopLink = (row: ToldShopLink): AdminShopLink => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  url: row.url,
  product: row.product && { id: row.product.id, brand: row.product.brand, name: row.product.name },
  works: isShopeeLink(row.url),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentShopLinkDetail = (
  row: ToldShopLink & { usedIn: ShopLinkDetail['usedIn'] },
): ShopLinkDetail => ({
  ...presentAdminShopLink(row),
  usedIn: row.usedIn.map(({ id, title }) => ({ id, title })),
});
