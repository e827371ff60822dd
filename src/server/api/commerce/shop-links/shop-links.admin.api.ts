import type { Api } from '#contract/all.endpoints.ts';
import {
  presentAdminShopLink,
  presentShopLinkDetail,
} from '#server/domain/commerce/shop-links/shop-links.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const adminShopLinkCalls = ({ adminShopLinks }: Services) =>
  ({
    listShopLinks: (search, caller) => presentPart(adminShopLinks.list(caller, search), presentAdminShopLink),
    getShopLinkDetail: async ({ id }, caller) => presentShopLinkDetail(await adminShopLinks.get(caller, id)),
    createShopLink: async ({ body }, caller) =>
      presentAdminShopLink(await adminShopLinks.create(caller, body)),
    changeShopLink: async ({ id, body }, caller) =>
      presentAdminShopLink(await adminShopLinks.change(caller, id, body)),
    deleteShopLink: async ({ id }, caller) => {
      await adminShopLinks.remove(caller, id);
      return { deleted: true };
    },
  }) satisfies Partial<Api>;
