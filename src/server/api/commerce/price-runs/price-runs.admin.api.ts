import type { Api } from '#contract/all.endpoints.ts';
import {
  presentHeldPrice,
  presentPriceRun,
  presentRunItem,
  presentSourceLine,
} from '#server/domain/commerce/price-runs/price-runs.presenter.ts';
import type { Services } from '#server/services.ts';

export const priceRunCalls = ({ priceRuns }: Services) =>
  ({
    listPriceSources: async (_input, caller) => ({
      items: (await priceRuns.listSources(caller)).map(presentSourceLine),
    }),
    listPriceRuns: async (search, caller) => {
      const { items, nextCursor } = await priceRuns.list(caller, search);
      return { items: items.map(presentPriceRun), nextCursor };
    },
    startPriceRun: async ({ body }, caller) => presentPriceRun(await priceRuns.start(caller, body)),
    getPriceRun: async ({ id }, caller) => presentPriceRun(await priceRuns.get(caller, id)),
    listPriceRunItems: async (search, caller) => {
      const { items, nextCursor } = await priceRuns.listItems(caller, search);
      return { items: items.map(presentRunItem), nextCursor };
    },
    listHeldPrices: async (search, caller) => {
      const { items, nextCursor } = await priceRuns.held.list(caller, search);
      return { items: items.map(presentHeldPrice), nextCursor };
    },
    decideHeldPrice: async ({ id, body }, caller) => {
      await priceRuns.held.decide(caller, id, body.accept);
      return { decided: true };
    },
  }) satisfies Partial<Api>;
