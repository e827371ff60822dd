import type { Api } from '#contract/all.endpoints.ts';
import { presentAdminOffer } from '#server/domain/commerce/catalog/products/products.admin.presenter.ts';
import type { OfferRow } from '#server/domain/commerce/catalog/products/products.admin.queries.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export function offerCalls({ offers }: Services) {
  const show = async (offer: OfferRow) => presentAdminOffer(await offers.judge(offer));
  return {
    listAdminOffers: (query, caller) => presentPart(offers.list(caller, query), presentAdminOffer),
    createOffer: async ({ body }, caller) => show(await offers.create(caller, body)),
    changeOffer: async ({ id, body }, caller) => show(await offers.change(caller, id, body)),
    deleteOffer: async ({ id }, caller) => {
      await offers.remove(caller, id);
      return { deleted: true };
    },
  } satisfies Partial<Api>;
}
