import type { Api } from '#contract/all.endpoints.ts';
import { presentBlocks } from '#server/domain/commerce/earned-blocks/earned-blocks.presenter.ts';
import {
  presentReport,
  presentReportDetail,
  presentSums,
} from '#server/domain/commerce/earnings/earnings.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const earningCalls = ({
  earnings,
  earnedBlocks,
  earningReports,
}: Pick<Services, 'earnings' | 'earnedBlocks' | 'earningReports'>) =>
  ({
    getEarnings: async (query, caller) => {
      const sums = await earnings.getSums(caller, query);
      return presentSums(sums, await earningReports.listSources());
    },
    getEarnedBlocks: async (query, caller) =>
      presentBlocks(await earnedBlocks.get(caller, query), await earningReports.listSources()),
    listEarningReports: (query, caller) => presentPart(earningReports.list(caller, query), presentReport),
    uploadEarningReport: async ({ upload }, caller) =>
      presentReportDetail(await earningReports.upload(caller, upload)),
    getEarningReport: async ({ id }, caller) => presentReportDetail(await earningReports.get(caller, id)),
    checkEarningReport: async ({ id, body }, caller) =>
      presentReportDetail(await earningReports.check(caller, id, body)),
    applyEarningReport: async ({ id, body }, caller) =>
      presentReportDetail(await earningReports.apply(caller, id, body.confirmed)),
    cancelEarningReport: async ({ id }, caller) =>
      presentReportDetail(await earningReports.cancel(caller, id)),
  }) satisfies Partial<Api>;
