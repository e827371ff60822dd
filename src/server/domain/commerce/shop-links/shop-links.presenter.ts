import type {
  AdminShopLink,
  ShopLinkDetail,
} from '#contract/commerce/shop-links/shop-links.admin.schemas.ts';
import type { ShopLink } from '#contract/commerce/shop-links/shop-links.schemas.ts';
import { isShopeeLink } from '#server/domain/commerce/marketplaces/shopee/shopee.ts';
import type { ShopLinkRow } from './shop-links.admin.queries.ts';

export const presentShopLink = ({ slug, title, url }: ShopLink): ShopLink => ({ slug, title, url });

export const presentAdminShopLink = (row: ShopLinkRow): AdminShopLink => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  url: row.url,
  works: isShopeeLink(row.url),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentShopLinkDetail = (
  row: ShopLinkRow & { usedIn: ShopLinkDetail['usedIn'] },
): ShopLinkDetail => ({
  ...presentAdminShopLink(row),
  usedIn: row.usedIn.map(({ id, title }) => ({ id, title })),
});
