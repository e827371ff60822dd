import type { Api } from '#contract/all.endpoints.ts';
import { presentShopLink } from '#server/domain/commerce/shop-links/shop-links.presenter.ts';
import type { Services } from '#server/services.ts';

export const shopLinkCalls = ({ shopLinks }: Services) =>
  ({
    getShopLink: async ({ slug }) => presentShopLink(await shopLinks.getShopLink(slug)),
  }) satisfies Partial<Api>;
