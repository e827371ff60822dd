import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiList } from './call.ts';

/** Whoever has an account. A list to choose from has to have them all, not only those of its first part. */
export function useEverybody({ enabled = true } = {}) {
  const list = useInfiniteQuery({ ...apiList('GET /api/admin/users'), enabled });
  const { data = [], hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return data;
}
