import { infiniteQueryOptions } from '@tanstack/react-query';
import { pageParam } from '#web/shared/paging.ts';

/** A list from a page on, newest first, a part at a time: each says where the next begins. */
export const inParts = <T extends { nextCursor: string | null }>(path: string, asked: object, page: number) =>
  infiniteQueryOptions<T, Error, { pages: T[] }, readonly unknown[], string | null>({
    queryKey: [path, { ...asked, ...pageParam(page) }],
    initialPageParam: null,
    getNextPageParam: (last) => last.nextCursor,
  });
