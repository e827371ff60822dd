import type { Setting } from '#contract/settings.ts';

export const presentSetting = ({ key, value }: Setting): Setting => ({ key, value });
