import type { Api } from '#contract/all.endpoints.ts';
import {
  presentHeldPrice,
  presentPriceRun,
  presentRunItem,
  presentSourceLine,
} from '#server/domain/commerce/price-runs/price-runs.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const priceRunCalls = ({ priceRuns }: Services) =>
  ({
    listPriceSources: async (_input, caller) => ({
      items: (await priceRuns.listSources(caller)).map(presentSourceLine),
    }),
    listPriceRuns: (search, caller) => presentPart(priceRuns.list(caller, search), presentPriceRun),
    startPriceRun: async ({ body }, caller) => presentPriceRun(await priceRuns.start(caller, body)),
    getPriceRun: async ({ id }, caller) => presentPriceRun(await priceRuns.get(caller, id)),
    listPriceRunItems: (search, caller) => presentPart(priceRuns.listItems(caller, search), presentRunItem),
    listHeldPrices: (search, caller) => presentPart(priceRuns.held.list(caller, search), presentHeldPrice),
    decideHeldPrice: async ({ id, body }, caller) => {
      await priceRuns.held.decide(caller, id, body.accept);
      return { decided: true };
    },
  }) satisfies Partial<Api>;
