import type { Api } from '#contract/all.endpoints.ts';
import { presentShopFeed } from '#server/domain/commerce/shop-feeds/shop-feeds.presenter.ts';
import type { Services } from '#server/services.ts';

export const shopFeedCalls = ({ shopFeeds }: Pick<Services, 'shopFeeds'>) =>
  ({
    listShopFeeds: async (_input, caller) => ({ items: (await shopFeeds.list(caller)).map(presentShopFeed) }),
    createShopFeed: async ({ body }, caller) => presentShopFeed(await shopFeeds.create(caller, body)),
    changeShopFeed: async ({ id, body }, caller) => presentShopFeed(await shopFeeds.change(caller, id, body)),
    fetchShopFeed: async ({ id }, caller) => presentShopFeed(await shopFeeds.fetchNow(caller, id)),
    deleteShopFeed: async ({ id }, caller) => {
      await shopFeeds.remove(caller, id);
      return { deleted: true };
    },
  }) satisfies Partial<Api>;
