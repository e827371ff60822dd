import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import {
  adminLaunchDaySchema,
  launchDayChangeSchema,
  launchDayDeletionSchema,
  launchDayListSchema,
  launchDayParams,
  launchListQuery,
} from './launches.admin.schemas.ts';

const path = '/api/admin/launches/:locale/:date';

export const adminLaunchEndpoints = defineEndpoints({
  listLaunchDays: {
    method: 'GET',
    path: '/api/admin/launches',
    summary: 'The launch days of an edition, latest first, with those that are still to come',
    access: 'viewer',
    cache: 'no-store',
    query: launchListQuery,
    response: launchDayListSchema,
  },
  getAdminLaunchDay: {
    method: 'GET',
    path,
    summary: 'One day with its products in their order; a day without any is empty',
    access: 'viewer',
    cache: 'no-store',
    params: launchDayParams,
    response: adminLaunchDaySchema,
  },
  setLaunchDay: {
    method: 'PUT',
    path,
    summary: 'Makes a day of these products, in this order',
    access: 'editor',
    cache: 'no-store',
    params: launchDayParams,
    body: launchDayChangeSchema,
    response: adminLaunchDaySchema,
  },
  deleteLaunchDay: {
    method: 'DELETE',
    path,
    summary: 'Takes a day away; products and reviews stay',
    access: 'editor',
    cache: 'no-store',
    params: launchDayParams,
    response: launchDayDeletionSchema,
  },
});
