import type { Api } from '#contract/all.endpoints.ts';
import {
  presentAdminLaunchDay,
  presentLaunchLine,
} from '#server/domain/commerce/launches/launches.admin.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const adminLaunchCalls = ({ adminLaunches }: Services) =>
  ({
    listLaunchDays: (search, caller) => presentPart(adminLaunches.list(caller, search), presentLaunchLine),
    getAdminLaunchDay: async (day, caller) => presentAdminLaunchDay(await adminLaunches.get(caller, day)),
    setLaunchDay: async ({ locale, date, body }, caller) =>
      presentAdminLaunchDay(await adminLaunches.set(caller, { locale, date }, body)),
    deleteLaunchDay: async ({ locale, date }, caller) => {
      await adminLaunches.remove(caller, { locale, date });
      return { deleted: true };
    },
  }) satisfies Partial<Api>;
