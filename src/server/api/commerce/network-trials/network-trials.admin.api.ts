import type { Api } from '#contract/all.endpoints.ts';
import type { Services } from '#server/services.ts';

export const networkTrialCalls = ({ networkTrials }: Pick<Services, 'networkTrials'>) =>
  ({
    tryNetworkFeed: ({ body }, caller) => networkTrials.feed(caller, body),
    tryNetworkReport: ({ body }, caller) => networkTrials.report(caller, body),
  }) satisfies Partial<Api>;
