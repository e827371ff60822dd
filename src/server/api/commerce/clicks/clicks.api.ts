import type { Api } from '#contract/all.endpoints.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { VisitFacts } from '#server/domain/commerce/clicks/clicks.service.ts';
import type { Services } from '#server/services.ts';

const visitTo = (pathname: string, { address, headers }: Caller): VisitFacts => ({
  pathname,
  address,
  headers: { 'user-agent': headers.get('user-agent') },
});

/** Whatever becomes of it, the answer is the same: who inflates a count learns nothing. */
export const clickCalls = ({ clicks }: Pick<Services, 'clicks'>) =>
  ({
    countClick: async ({ on, at }, caller) => {
      clicks.countClick(at, visitTo(on, caller));
      return null;
    },
    countView: async ({ on, from }, caller) => {
      if (from === 'page') clicks.countToldView(visitTo(on, caller));
      else clicks.countNavigation(visitTo(on, caller));
      return null;
    },
  }) satisfies Partial<Api>;
