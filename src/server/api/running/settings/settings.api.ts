import type { Api } from '#contract/all.endpoints.ts';
import { presentSetting } from '#server/domain/running/settings/settings.presenter.ts';
import type { Services } from '#server/services.ts';

export const settingCalls = ({ settings }: Services) =>
  ({
    getSiteName: async () => presentSetting(await settings.getSiteName()),
  }) satisfies Partial<Api>;
