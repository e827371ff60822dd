import { jobIds, jobRunStates, jobTriggers } from '#contract/running/jobs/jobs.words.ts';
import { isLocale } from '#contract/site/locales.ts';

export const runFilterNames = ['job', 'edition', 'state', 'trigger', 'quiet'];

/** What the address says to narrow the list by. What makes no sense is left out. */
export function runFilter(params: URLSearchParams) {
  const edition = params.get('edition');
  const job = jobIds.find((each) => each === params.get('job'));
  const state = jobRunStates.find((each) => each === params.get('state'));
  const trigger = jobTriggers.find((each) => each === params.get('trigger'));
  return {
    ...(job && { job }),
    ...(isLocale(edition) && { edition }),
    ...(state && { state }),
    ...(trigger && { trigger }),
    ...(params.get('quiet') === 'true' && { quiet: 'true' }),
  };
}
