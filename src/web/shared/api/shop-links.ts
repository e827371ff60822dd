import { queryOptions } from '@tanstack/react-query';
import type { ShopLink } from '#contract/shop-links.ts';

export const shopLinkQuery = (slug: string) =>
  queryOptions<ShopLink>({ queryKey: [`/api/shop-links/${encodeURIComponent(slug)}`] });
