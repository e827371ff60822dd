import { useQueryClient } from '@tanstack/react-query';
import type { AdminSetting } from '#contract/running/settings/settings.admin.schemas.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';

export type SettingKey = AdminSetting['key'];

export const settingsQuery = () => apiQuery('GET /api/admin/settings');

/** null brings the default back. */
export function useChangeSetting() {
  const client = useQueryClient();
  return async (key: SettingKey, value: AdminSetting['value']): Promise<AdminSetting> => {
    const changed = await callApi('PATCH /api/admin/settings/:key', { key, body: { value } });
    client.setQueryData(settingsQuery().queryKey, (list) =>
      list ? { ...list, items: list.items.map((each) => (each.key === key ? changed : each)) } : undefined,
    );
    return changed;
  };
}
