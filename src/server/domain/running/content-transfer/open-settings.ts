import { settingKeys, settingRegistry } from '#contract/running/settings/setting-registry.schemas.ts';

/** Settings that travel with content: what is secret stays where it is, and comes from nowhere else. */
export const openSettings: readonly string[] = settingKeys.filter(
  (key) => !('secret' in settingRegistry[key]),
);
