import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { settingSchema } from './settings.schemas.ts';

export const settingEndpoints = defineEndpoints({
  getSiteName: {
    method: 'GET',
    path: '/api/settings/site_name',
    summary: 'The name of the whole site',
    access: 'public',
    cache: 'revalidate',
    response: settingSchema,
  },
});
