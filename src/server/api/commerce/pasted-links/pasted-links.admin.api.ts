import type { Api } from '#contract/all.endpoints.ts';
import { presentProduct } from '#server/domain/commerce/catalog/products/products.admin.presenter.ts';
import { presentPastedThing } from '#server/domain/commerce/pasted-links/pasted-links.presenter.ts';
import type { Services } from '#server/services.ts';

export const pastedLinkCalls = ({ pastedLinks, adminProducts }: Services) =>
  ({
    recogniseLinks: async ({ body }, caller) => ({
      items: (await pastedLinks.recognise(caller, body)).map(presentPastedThing),
    }),
    createPastedProduct: async ({ body }, caller) => {
      const { id } = await pastedLinks.create(caller, body);
      return presentProduct(await adminProducts.get(caller, id));
    },
  }) satisfies Partial<Api>;
