import type { QueryClient } from '@tanstack/react-query';
import { ownLink } from './navigation.ts';
import { matchRoute } from './routes.ts';

/** A reader who points at a link means to follow it: what its page needs is on its way by then. */
export function fetchAhead(client: QueryClient): void {
  const fetchPage = (event: Event) => {
    const anchor = ownLink(event);
    const match = anchor && matchRoute(anchor.pathname, anchor.search);
    if (!match) return;
    match.route.page.preload().catch(() => {}); // following the link will tell
    void match.route.head?.load();
    void match.route.prefetch(client, match);
  };
  document.addEventListener('pointerover', fetchPage, { passive: true });
  document.addEventListener('focusin', fetchPage);
}
