import { useLocation } from 'react-router';

/** A link's token stands behind the "#", where no server's log and no other site sees it. */
export function useLinkToken(): string | undefined {
  return useLocation().hash.slice(1) || undefined;
}
