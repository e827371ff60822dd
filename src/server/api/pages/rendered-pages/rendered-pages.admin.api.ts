import type { Api } from '#contract/all.endpoints.ts';
import { presentLedgerLine } from '#server/domain/pages/invalidations/invalidations.presenter.ts';
import { presentRenderRun } from '#server/domain/pages/render-runs/render-runs.presenter.ts';
import {
  presentComparison,
  presentOverview,
  presentRenderedPage,
} from '#server/domain/pages/rendered-pages/rendered-pages.presenter.ts';
import type { Services } from '#server/services.ts';

export const renderedPageCalls = ({ invalidations, renderedPages, renderRuns }: Services) =>
  ({
    getRenderedPagesOverview: async (_input, caller) => presentOverview(await renderedPages.overview(caller)),
    listRenderedPages: async (search, caller) => {
      const { items, nextCursor } = await renderedPages.list(caller, search);
      return { items: items.map(presentRenderedPage), nextCursor };
    },
    listLedger: async (search, caller) => {
      const { items, nextCursor } = await invalidations.list(caller, search);
      return { items: items.map(presentLedgerLine), nextCursor };
    },
    countPagesToForget: async ({ pattern }, caller) => ({
      matching: await renderedPages.forgetting.count(caller, pattern),
    }),
    forgetPages: async ({ body }, caller) => ({
      matching: await renderedPages.forgetting.forget(caller, body),
    }),
    setPageLifetime: ({ body }, caller) => renderedPages.lifetimes.set(caller, body),
    listRenderRuns: async (search, caller) => {
      const { items, nextCursor } = await renderRuns.list(caller, search);
      return { items: items.map(presentRenderRun), nextCursor };
    },
    startRenderRun: async ({ body }, caller) => presentRenderRun(await renderRuns.start(caller, body)),
    cancelRenderRun: async ({ id }, caller) => presentRenderRun(await renderRuns.cancel(caller, id)),
    comparePage: async ({ path }, caller) =>
      presentComparison(await renderedPages.comparison.compare(caller, path)),
    showPageWithoutScripts: ({ path, of = 'kept' }, caller) =>
      renderedPages.comparison.show(caller, path, of),
  }) satisfies Partial<Api>;
