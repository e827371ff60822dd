import type { Api } from '#contract/all.endpoints.ts';
import { presentLedgerLine } from '#server/domain/pages/invalidations/invalidations.presenter.ts';
import { presentRenderRun } from '#server/domain/pages/render-runs/render-runs.presenter.ts';
import {
  presentComparison,
  presentOverview,
  presentRenderedPage,
} from '#server/domain/pages/rendered-pages/rendered-pages.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const renderedPageCalls = ({ invalidations, renderedPages, renderRuns }: Services) =>
  ({
    getRenderedPagesOverview: async (_input, caller) => presentOverview(await renderedPages.overview(caller)),
    listRenderedPages: (search, caller) =>
      presentPart(renderedPages.list(caller, search), presentRenderedPage),
    listLedger: (search, caller) => presentPart(invalidations.list(caller, search), presentLedgerLine),
    countPagesToForget: async ({ pattern }, caller) => ({
      matching: await renderedPages.forgetting.count(caller, pattern),
    }),
    forgetPages: async ({ body }, caller) => ({
      matching: await renderedPages.forgetting.forget(caller, body),
    }),
    setPageLifetime: ({ body }, caller) => renderedPages.lifetimes.set(caller, body),
    listRenderRuns: (search, caller) => presentPart(renderRuns.list(caller, search), presentRenderRun),
    startRenderRun: async ({ body }, caller) => presentRenderRun(await renderRuns.start(caller, body)),
    cancelRenderRun: async ({ id }, caller) => presentRenderRun(await renderRuns.cancel(caller, id)),
    comparePage: async ({ path }, caller) =>
      presentComparison(await renderedPages.comparison.compare(caller, path)),
    showPageWithoutScripts: ({ path, of = 'kept' }, caller) =>
      renderedPages.comparison.show(caller, path, of),
  }) satisfies Partial<Api>;
