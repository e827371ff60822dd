import type { Api } from '#contract/all.endpoints.ts';
import { presentAdminLocaleConfig } from '#server/domain/running/editions/editions.presenter.ts';
import type { Services } from '#server/services.ts';

export const adminLocaleConfigCalls = ({ adminLocaleConfigs }: Services) =>
  ({
    listAdminLocaleConfigs: async (_input, caller) => ({
      items: (await adminLocaleConfigs.list(caller)).map(presentAdminLocaleConfig),
      nextCursor: null,
    }),
    changeLocaleConfig: async ({ locale, body }, caller) =>
      presentAdminLocaleConfig(await adminLocaleConfigs.change(caller, locale, body)),
  }) satisfies Partial<Api>;
