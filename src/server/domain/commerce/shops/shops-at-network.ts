import type { NetworkUse } from '#contract/commerce/networks/desk/networks.admin.schemas.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';

/** The shops that are paid through a network, in every edition. */
export const shopsAtNetwork =
  (editions: EditionsService) =>
  async (id: string): Promise<NetworkUse[]> =>
    (await editions.listAll()).flatMap(({ locale, shops }) =>
      shops.filter(({ network }) => network === id).map(({ name }) => ({ locale, name })),
    );
