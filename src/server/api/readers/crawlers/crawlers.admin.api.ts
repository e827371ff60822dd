import type { Api } from '#contract/all.endpoints.ts';
import {
  presentClass,
  presentFinding,
  presentParityRun,
  presentVisit,
} from '#server/domain/readers/crawlers/crawlers.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const crawlerCalls = ({ crawlers, parity }: Services) =>
  ({
    summarizeCrawlers: async (_input, caller) => {
      const { days, classes, behindCache } = await crawlers.summarize(caller);
      return { days, classes: classes.map(presentClass), behindCache };
    },
    listCrawlerVisits: (search, caller) => presentPart(crawlers.listVisits(caller, search), presentVisit),
    judgeUserAgent: async ({ userAgent }, caller) => {
      const { class: kind, name, scripts, allowed } = await crawlers.judge(caller, userAgent);
      return { class: kind, name, scripts, allowed };
    },
    getParity: async (_input, caller) => {
      const { lastRun, differing, findings } = await parity.get(caller);
      return {
        lastRun: lastRun && presentParityRun(lastRun),
        differing,
        findings: findings.map(presentFinding),
      };
    },
    startParityRun: async ({ body }, caller) => presentParityRun(await parity.start(caller, body.scope)),
  }) satisfies Partial<Api>;
