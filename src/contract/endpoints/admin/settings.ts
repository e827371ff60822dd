import { z } from 'zod';
import { adminSettingListSchema, adminSettingSchema, settingChangeSchema } from '../../admin/settings.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { settingKeys } from '../../setting-registry.ts';

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
    cache: 'no-store',
    params: z.object({ key: z.enum(settingKeys) }),
    body: settingChangeSchema,
    response: adminSettingSchema,
  },
});
