import { queryOptions } from '@tanstack/react-query';
import type { ShopLink } from '#contract/commerce/shop-links/shop-links.schemas.ts';

export const shopLinkQuery = (slug: string) =>
  queryOptions<ShopLink>({ queryKey: [`/api/shop-links/${encodeURIComponent(slug)}`] });
