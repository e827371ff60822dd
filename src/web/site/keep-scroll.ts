import { goal, noteScroll, scrollThere, standAt } from './scroll-keeper.tsx';

/** One note for each scroll: browsers refuse more than a few a second. */
const REST_MS = 100;

let resting: ReturnType<typeof setTimeout> | undefined;

function goBackOrForward({ state }: PopStateEvent): void {
  clearTimeout(resting);
  const y: number | undefined = state?.scrollY;
  if (location.pathname + location.search !== goal.shownAt) scrollThere(y ?? 0);
  else if (y !== undefined) standAt(y);
}

function noteOnceItRests(): void {
  clearTimeout(resting);
  resting = setTimeout(noteScroll, REST_MS);
}

/** A reader who moves does not want to be moved any more. */
function letGo(): void {
  if (!goal.isOnItsWay) goal.y = undefined;
}

/** Where a reader stands is noted as they go, and found again when they come back. */
export function keepScroll(): void {
  // Ahead of whoever draws the page that is gone back to.
  addEventListener('popstate', goBackOrForward, { capture: true });
  addEventListener('pagehide', noteScroll);
  addEventListener('scroll', noteOnceItRests, { passive: true });
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(type, letGo, { passive: true });
  }
  // A list that is fetched again grows part by part.
  new ResizeObserver(() => {
    if (goal.y !== undefined && !goal.isOnItsWay) standAt(goal.y);
  }).observe(document.body);
  // Came back by a reload: what the browser could not reach is further down than the page was long at first.
  const { scrollY = 0 }: { scrollY?: number } = history.state ?? {};
  if (scrollY > document.documentElement.scrollHeight - innerHeight) standAt(scrollY);
}
