import type { Api } from '#contract/all.endpoints.ts';
import { presentAdminEdition } from '#server/domain/running/editions/editions.presenter.ts';
import type { Services } from '#server/services.ts';

export const adminEditionCalls = ({ adminEditions }: Services) =>
  ({
    listAdminEditions: async (_input, caller) => ({
      items: (await adminEditions.list(caller)).map(presentAdminEdition),
      nextCursor: null,
    }),
    changeEdition: async ({ locale, body }, caller) =>
      presentAdminEdition(await adminEditions.change(caller, locale, body)),
  }) satisfies Partial<Api>;
