import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { launchDaySchema } from './launches.schemas.ts';

export const launchEndpoints = defineEndpoints({
  getLatestLaunchDay: {
    method: 'GET',
    path: '/api/launches/:locale',
    summary: "An edition's latest launch day",
    access: 'public',
    cache: 'revalidate',
    params: z.object({ locale: localeSchema }),
    response: launchDaySchema,
  },
  getLaunchDay: {
    method: 'GET',
    path: '/api/launches/:locale/:date',
    summary: 'What an edition presented on one day, and the launch days around it',
    access: 'public',
    cache: 'revalidate',
    params: z.object({ locale: localeSchema, date: z.iso.date() }),
    response: launchDaySchema,
  },
});
