import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/admin/api/call.ts';
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

type FeedBody = Parameters<typeof callApi<'POST /api/admin/network-trials/feed'>>[1]['body'];
type ReportBody = Parameters<typeof callApi<'POST /api/admin/network-trials/report'>>[1]['body'];

export const useFeedTrial = (body: FeedBody | undefined) =>
  useTrial('feed', body, (given) => callApi('POST /api/admin/network-trials/feed', { body: given }));
export const useReportTrial = (body: ReportBody | undefined) =>
  useTrial('report', body, (given) => callApi('POST /api/admin/network-trials/report', { body: given }));
