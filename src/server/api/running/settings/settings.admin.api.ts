import type { Api } from '#contract/all.endpoints.ts';
import { presentAdminSetting } from '#server/domain/running/settings/settings.presenter.ts';
import type { Services } from '#server/services.ts';

export const adminSettingCalls = ({ adminSettings }: Services) =>
  ({
    listSettings: async (_input, caller) => ({
      items: (await adminSettings.list(caller)).map(presentAdminSetting),
      nextCursor: null,
    }),
    changeSetting: async ({ key, body }, caller) =>
      presentAdminSetting(await adminSettings.change(caller, key, body.value)),
  }) satisfies Partial<Api>;
