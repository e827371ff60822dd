import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { isSecretSetting, settingKeys } from './setting-registry.schemas.ts';
import { adminSettingListSchema, adminSettingSchema, settingChangeSchema } from './settings.admin.schemas.ts';

export const adminSettingEndpoints = defineEndpoints({
  listSettings: {
    method: 'GET',
    path: '/api/admin/settings',
    summary: 'Every setting of the site, secrets without their value',
    access: 'viewer',
    cache: 'no-store',
    response: adminSettingListSchema,
  },
  changeSetting: {
    method: 'PATCH',
    path: '/api/admin/settings/:key',
    summary: 'Sets one setting, or brings its default back',
    access: 'owner',
    proof: ({ key = '' }) => isSecretSetting(key),
    cache: 'no-store',
    params: z.object({ key: z.enum(settingKeys) }),
    body: settingChangeSchema,
    response: adminSettingSchema,
  },
});
