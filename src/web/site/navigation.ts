import { navigate } from 'wouter/use-browser-location';
import { localeOfPath } from '#contract/site/addresses/paths.ts';
import { matchRoute } from './routes.ts';
import { noteScroll, scrollThere } from './scroll-keeper.tsx';

/** A link that the application can follow by itself: a page of the table, in the edition being read. */
export function ownLink(event: Event): HTMLAnchorElement | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return undefined;
  if (
    anchor.origin !== location.origin ||
    localeOfPath(anchor.pathname) !== localeOfPath(location.pathname)
  ) {
    return undefined;
  }
  return matchRoute(anchor.pathname, anchor.search) ? anchor : undefined;
}

const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function followClick(event: MouseEvent): void {
  const anchor = isPlainClick(event) ? ownLink(event) : undefined;
  if (!anchor) return;
  const samePage = anchor.pathname === location.pathname && anchor.search === location.search;
  if (anchor.hash && samePage) return;
  event.preventDefault();
  noteScroll();
  scrollThere(0);
  navigate(anchor.pathname + anchor.search + anchor.hash);
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
}

/** One listener for every link, those inside an article's HTML too. */
export const startNavigation = (): void => document.addEventListener('click', followClick);
