import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Locale } from '#contract/site/locales.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useDebounced } from '#web/shared/hooks/use-debounced.ts';

const REST_MS = 400;

/** What the server makes of some lines, once somebody has stopped typing; undefined where there is nothing to try. */
function useTrial<Body, Answer>(kind: string, body: Body | undefined, ask: (body: Body) => Promise<Answer>) {
  const rested = useDebounced(body === undefined ? '' : JSON.stringify(body), REST_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: ['network-trial', kind, rested],
    queryFn: () => ask(JSON.parse(rested) as Body),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return { tried: body === undefined || rested === '' ? undefined : data, error, isFetching };
}

/** The edition that is worked on, where the network is in its country. */
export function useTrialEdition(editions: readonly Locale[]): Locale {
  const [worked] = useEdition();
  return editions.includes(worked) ? worked : (editions[0] ?? worked);
}

type FeedBody = Parameters<typeof callApi<'POST /api/admin/network-trials/feed'>>[1]['body'];
type ReportBody = Parameters<typeof callApi<'POST /api/admin/network-trials/report'>>[1]['body'];

export const useFeedTrial = (body: FeedBody | undefined) =>
  useTrial('feed', body, (given) => callApi('POST /api/admin/network-trials/feed', { body: given }));
export const useReportTrial = (body: ReportBody | undefined) =>
  useTrial('report', body, (given) => callApi('POST /api/admin/network-trials/report', { body: given }));
