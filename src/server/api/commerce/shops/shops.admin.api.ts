import type { Api } from '#contract/all.endpoints.ts';
import {
  presentEditionShops,
  presentMinted,
  presentUnminted,
} from '#server/domain/commerce/shops/shops.presenter.ts';
import type { Services } from '#server/services.ts';

export const adminShopCalls = ({ adminShops, mintedLinks }: Services) =>
  ({
    getEditionShops: async ({ locale }, caller) => presentEditionShops(await adminShops.get(caller, locale)),
    createShop: async ({ locale, body }, caller) =>
      presentEditionShops(await adminShops.create(caller, locale, body)),
    changeShop: async ({ locale, key, body }, caller) =>
      presentEditionShops(await adminShops.change(caller, locale, key, body)),
    deleteShop: async ({ locale, key }, caller) =>
      presentEditionShops(await adminShops.remove(caller, locale, key)),
    setNetworkNumbers: async ({ locale, network, body }, caller) =>
      presentEditionShops(await adminShops.setNumbers(caller, locale, network, body.numbers)),
    setPreferredShop: async ({ locale, body }, caller) =>
      presentEditionShops(await adminShops.prefer(caller, locale, body.shop)),
    listUnminted: async ({ locale, key }, caller) =>
      presentUnminted(await mintedLinks.list(caller, locale, key)),
    pasteMinted: async ({ locale, key, body }, caller) =>
      presentMinted(await mintedLinks.paste(caller, locale, key, body)),
  }) satisfies Partial<Api>;
