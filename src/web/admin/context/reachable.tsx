import { createContext, type ReactNode, use } from 'react';
import type { AdminRoute } from '#contract/site/addresses/admin-paths.ts';

const ReachableContext = createContext<ReadonlySet<AdminRoute>>(new Set());

interface ReachableProviderProps {
  routes: AdminRoute[];
  children: ReactNode;
}

/** Which screens there are for whoever is signed in. A screen that points to others need not know them. */
export function ReachableProvider({ routes, children }: ReachableProviderProps) {
  return <ReachableContext value={new Set(routes)}>{children}</ReachableContext>;
}

/** Whether a link to that screen would lead somewhere. */
export function useReachable(): (route: AdminRoute) => boolean {
  const routes = use(ReachableContext);
  return (route) => routes.has(route);
}
