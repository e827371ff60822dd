import type {
  AdminShopLink,
  ShopLinkChange,
} from '#contract/commerce/shop-links/shop-links.admin.schemas.ts';
import { slugOf } from '#contract/site/addresses/slugs.ts';

export interface ShopLinkDraft {
  title: string;
  slug: string;
  url: string;
  product: AdminShopLink['product'];
}

export const draftOf = (
  link: Pick<AdminShopLink, 'title' | 'slug' | 'url' | 'product'> | undefined,
): ShopLinkDraft => ({
  title: link?.title ?? '',
  slug: link?.slug ?? '',
  url: link?.url ?? '',
  product: link?.product ?? null,
});

/** The address of a new link follows its title until somebody writes one; one that is in use stays. */
export const retitled = (draft: ShopLinkDraft, title: string, isNew: boolean): ShopLinkDraft => ({
  ...draft,
  title,
  slug: isNew && draft.slug === slugOf(draft.title) ? slugOf(title) : draft.slug,
});

export const changesOf = (before: ShopLinkDraft, after: ShopLinkDraft): ShopLinkChange => ({
  ...Object.fromEntries(
    (['title', 'slug', 'url'] as const)
      .filter((field) => before[field] !== after[field].trim())
      .map((field) => [field, after[field].trim()]),
  ),
  ...(before.product?.id !== after.product?.id && { productId: after.product?.id ?? null }),
});
