import type { Api } from '#contract/all.endpoints.ts';
import { presentRenewal } from '#server/domain/writing/renewals/renewals.presenter.ts';
import type { Services } from '#server/services.ts';
import { readingsOf } from '../posts/posts.admin.api.ts';

export const adminRenewalCalls = (services: Services) =>
  ({
    listRenewals: async (query, caller) => {
      const { items, nextCursor, worth, weighedAt, actorId } = await services.renewals.list(caller, query);
      const of = await readingsOf(services);
      return {
        items: items.map((row) => presentRenewal(row, { of, worth, actorId })),
        nextCursor,
        weighedAt: weighedAt?.toISOString() ?? null,
      };
    },
    stepRenewal: async ({ kind, id, body }, caller) => {
      const { row, worth, actorId } = await services.renewals.step(caller, kind, id, body);
      return presentRenewal(row, { of: await readingsOf(services), worth, actorId });
    },
  }) satisfies Partial<Api>;
