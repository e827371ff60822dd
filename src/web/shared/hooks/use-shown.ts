import { useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

interface LongList {
  /** How much of it has been fetched. */
  there: number;
  hasMore: boolean;
  fetchMore: () => Promise<{ isFetchNextPageError: boolean }>;
}

/**
 * How much of a list is shown, and a way to show a step more. The entry of the history remembers it: Back, Forward and
 * a reload show as much again, and a link that is followed begins anew.
 */
export function useShown(initially: number, step: number, { there, hasMore, fetchMore }: LongList) {
  const shown = useLocationProperty(
    (): number => history.state?.shown ?? initially,
    () => initially,
  );
  const isShort = shown > there && hasMore;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part, whether or not it arrives
  useEffect(() => {
    if (isShort) void fetchMore();
  }, [isShort, there]);
  const showMore = async () => {
    const { href } = location;
    if (shown + step > there && hasMore && (await fetchMore()).isFetchNextPageError) return;
    // Whoever has gone on meanwhile has left this list.
    if (location.href === href) history.replaceState({ ...history.state, shown: shown + step }, '');
  };
  return { shown, showMore };
}
