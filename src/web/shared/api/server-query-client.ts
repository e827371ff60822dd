import { hashKey, type QueryClient, type QueryKey, type QueryState } from '@tanstack/react-query';
import { type ApiFetch, createQueryClient, createQueryFn } from './query-client.ts';

type Outcome = Pick<QueryState, 'data' | 'error' | 'status'>;

const settled = (outcome: Outcome): QueryState => ({
  dataUpdateCount: 1,
  dataUpdatedAt: Date.now(),
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  fetchStatus: 'idle',
  isInvalidated: false,
  ...outcome,
});

/**
 * For one render: each question is asked once, and its answer kept until the client itself is forgotten. A browser's
 * client would set a clock for each of them, which holds on to the data long after the page was sent.
 */
export function createServerQueryClient(fetchApi: ApiFetch): QueryClient {
  const client = createQueryClient(fetchApi, Number.POSITIVE_INFINITY);
  const ask = createQueryFn(fetchApi);
  const cache = client.getQueryCache();
  const underWay = new Map<string, Promise<void>>();

  /** As TanStack's own, which keeps a failure too, without what only a browser needs: signals, retries, observers. */
  client.prefetchQuery = (options) => {
    const { queryKey, meta } = options;
    const hash = hashKey(queryKey);
    const asked = underWay.get(hash);
    if (asked) return asked;
    // There from the question on: data travel in the order that they were asked for, whichever answer comes first.
    const query = cache.build(client, { queryKey: queryKey as QueryKey, ...(meta && { meta }) });
    const keep = (outcome: Outcome) => query.setState(settled(outcome));
    const answer = ask({ queryKey, meta }).then(
      (data) => keep({ data, error: null, status: 'success' }),
      (error: Error) => keep({ data: undefined, error, status: 'error' }),
    );
    underWay.set(hash, answer);
    return answer;
  };
  return client;
}
