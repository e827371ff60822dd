import { useLayoutEffect } from 'react';

/** Long enough for one note a scroll: browsers refuse more than a few a second. */
const REST_MS = 100;

/** Where the page should stand, while it does not: it is on its way, or too short so far. */
let goal: number | undefined;
let isOnItsWay = false;
/** The page that is shown, by its address. */
let shownAt = '';
let resting: ReturnType<typeof setTimeout> | undefined;

const addressNow = () => location.pathname + location.search;

/** The entry of the history remembers where its reader stands, for Back, Forward and a reload. */
export const noteScroll = (): void => {
  clearTimeout(resting);
  history.replaceState({ ...history.state, scrollY: goal ?? window.scrollY }, '');
};

/** Once the next page is there. */
export function scrollThere(y: number): void {
  goal = y;
  isOnItsWay = true;
}

/** With everything laid out for two frames: what is only estimated would put it elsewhere. */
function standAt(y: number): void {
  const { classList } = document.documentElement;
  classList.add('returning');
  window.scrollTo(0, y);
  goal = window.scrollY + 1 < y ? y : undefined;
  requestAnimationFrame(() => requestAnimationFrame(() => classList.remove('returning')));
}

function goBackOrForward({ state }: PopStateEvent): void {
  clearTimeout(resting);
  const y: number | undefined = state?.scrollY;
  if (addressNow() !== shownAt) scrollThere(y ?? 0);
  else if (y !== undefined) standAt(y);
}

export function startKeepingScroll(): void {
  addEventListener('popstate', goBackOrForward);
  addEventListener('pagehide', noteScroll);
  addEventListener(
    'scroll',
    () => {
      clearTimeout(resting);
      resting = setTimeout(noteScroll, REST_MS);
    },
    { passive: true },
  );
  // A list that is fetched again grows part by part; a reader who moves does not want to be moved any more.
  new ResizeObserver(() => {
    if (goal !== undefined && !isOnItsWay) standAt(goal);
  }).observe(document.body);
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(
      type,
      () => {
        if (!isOnItsWay) goal = undefined;
      },
      { passive: true },
    );
  }
  // Came back by a reload: what the browser could not reach is further down than the page is long so far.
  const { scrollY: left = 0 } = history.state ?? {};
  if (left > document.documentElement.scrollHeight - innerHeight) standAt(left);
}

/** Rendered beside the page, inside its Suspense boundary: it runs when the new page is really there. */
export function ScrollKeeper({ address }: { address: string }) {
  useLayoutEffect(() => {
    shownAt = address;
    if (!isOnItsWay) return;
    isOnItsWay = false;
    standAt(goal ?? 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [address]);
  return null;
}
