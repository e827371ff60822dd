import type { Api } from '#contract/all.endpoints.ts';
import { presentNetwork, presentNetworks } from '#server/domain/commerce/networks/networks.presenter.ts';
import type { Services } from '#server/services.ts';

export const adminNetworkCalls = ({ networks }: Services) =>
  ({
    listNetworks: async (_input, caller) => presentNetworks(await networks.overview(caller)),
    createNetwork: async ({ body }, caller) => presentNetwork(await networks.create(caller, body)),
    changeNetwork: async ({ id, seen, body }, caller) =>
      presentNetwork(await networks.change(caller, id, body, seen)),
    deleteNetwork: async ({ id }, caller) => {
      await networks.remove(caller, id);
      return { deleted: true };
    },
  }) satisfies Partial<Api>;
