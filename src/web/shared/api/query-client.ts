import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { limits } from '#contract/site/limits.ts';
import { statusOfError } from './api-error.ts';
import type { Params } from './request.ts';

/** How a call reaches the API: by fetch in a browser, in process on the server. */
export type ApiFetch = (path: string, params: Params, options: { fresh: boolean }) => Promise<unknown>;

/** What a query may say of itself beside its key. */
export interface QueryMeta extends Record<string, unknown> {
  /** Never from a cache in between: a timestamp goes along. */
  fresh?: boolean;
  /** What its failure is called. */
  failure?: string;
}

/** The second element of a key: an object is its own parameters, a plain value the parameter postId. */
export function paramsOfKey(second: unknown): Params {
  if (second === null || second === undefined) return {};
  return typeof second === 'object' ? { ...(second as Params) } : { postId: String(second) };
}

interface Question {
  queryKey: QueryKey;
  pageParam?: unknown;
  meta: Record<string, unknown> | undefined;
}

/** The default query: GET the key's first element. A 401 throws unless the caller would rather have null. */
export function createQueryFn(fetchApi: ApiFetch, on401: 'throw' | 'null' = 'throw') {
  return async ({ queryKey, pageParam, meta }: Question): Promise<unknown> => {
    const { fresh = false, failure } = (meta ?? {}) as QueryMeta;
    const params = { ...paramsOfKey(queryKey[1]), ...(pageParam ? { cursor: String(pageParam) } : {}) };
    try {
      return await fetchApi(String(queryKey[0]), params, { fresh });
    } catch (error) {
      const status = statusOfError(error);
      if (status === 401 && on401 === 'null') return null;
      if (failure) throw Object.assign(new Error(failure, { cause: error }), { status });
      throw error;
    }
  };
}

/** No retry, no polling, no refetch on focus, and data that stays good until something says otherwise. */
export const createQueryClient = (
  fetchApi: ApiFetch,
  unusedKept: number = limits.queries.unusedKept,
): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createQueryFn(fetchApi),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: unusedKept,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });
