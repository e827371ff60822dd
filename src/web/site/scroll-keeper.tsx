import { useLayoutEffect } from 'react';

/** Where the page should stand, while it does not: it is on its way, or too short so far. */
export const goal: { y?: number | undefined; isOnItsWay?: boolean; shownAt?: string } = {};

/** The entry of the history remembers where its reader stands, for Back, Forward and a reload. */
export const noteScroll = (): void =>
  history.replaceState({ ...history.state, scrollY: goal.y ?? window.scrollY }, '');

/** Once the next page is there. */
export function scrollThere(y: number): void {
  goal.y = y;
  goal.isOnItsWay = true;
}

/** With everything laid out for two frames: what is only estimated would put it elsewhere. */
export function standAt(y: number): void {
  const { classList } = document.documentElement;
  classList.add('returning');
  window.scrollTo(0, y);
  goal.y = window.scrollY + 1 < y ? y : undefined;
  requestAnimationFrame(() => requestAnimationFrame(() => classList.remove('returning')));
}

/** Rendered beside the page, inside its Suspense boundary: it runs when the new page is really there. */
export function ScrollKeeper({ address }: { address: string }) {
  useLayoutEffect(() => {
    goal.shownAt = address;
    if (!goal.isOnItsWay) return;
    goal.isOnItsWay = false;
    standAt(goal.y ?? 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [address]);
  return null;
}
