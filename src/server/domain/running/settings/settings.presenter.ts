import type { AdminSetting } from '#contract/running/settings/settings.admin.schemas.ts';
import type { Setting } from '#contract/running/settings/settings.schemas.ts';
import type { SettingFacts } from './settings.admin.service.ts';

export const presentSetting = ({ key, value }: Setting): Setting => ({ key, value });

export const presentAdminSetting = ({
  key,
  value,
  secret,
  isSet,
  updatedAt,
}: SettingFacts): AdminSetting => ({
  key,
  value: secret ? null : value,
  secret,
  isSet,
  updatedAt: updatedAt?.toISOString() ?? null,
});
