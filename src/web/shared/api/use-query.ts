import {
  type DefaultError,
  hashKey,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  type UseSuspenseQueryOptions,
  useQueryClient,
  useQuery as useWatched,
  useSuspenseQuery as useWatchedOnceThere,
} from '@tanstack/react-query';

type Shown<T> = Pick<UseQueryResult<T>, 'data' | 'isError' | 'isFetching' | 'refetch'>;

type UseQuery = <T, Key extends QueryKey>(options: UseQueryOptions<T, DefaultError, T, Key>) => Shown<T>;

type UseSuspenseQuery = <T, Key extends QueryKey>(
  options: UseSuspenseQueryOptions<T, DefaultError, T, Key>,
) => { data: T };

const notOnServer = () => Promise.reject(new Error('Nobody is there to ask again on the server.'));

function useLookUp<T>(queryKey: QueryKey): Shown<T> {
  const state = useQueryClient().getQueryCache().get<T>(hashKey(queryKey))?.state;
  return { data: state?.data, isError: state?.status === 'error', isFetching: false, refetch: notOnServer };
}

const useKnown: UseQuery = ({ queryKey }) => useLookUp(queryKey);

const useKnownOnceThere: UseSuspenseQuery = <T>({ queryKey }: { queryKey: QueryKey }) => {
  const { data } = useLookUp<T>(queryKey);
  if (data === undefined) throw new Error(`${hashKey(queryKey)} was not asked for before rendering.`);
  return { data };
};

/**
 * TanStack's, for pages that are rendered on the server too. There nothing changes while a page is rendered: what was
 * asked for is looked up, at a tenth of the cost of watching it.
 */
export const useQuery: UseQuery = import.meta.env.SSR ? useKnown : useWatched;
export const useSuspenseQuery: UseSuspenseQuery = import.meta.env.SSR
  ? useKnownOnceThere
  : useWatchedOnceThere;
