import type { ReactNode } from 'react';
import { ReachableProvider } from '#web/admin/context/reachable.tsx';
import { useScreens } from './use-screens.ts';

/** Tells what is inside which screens whoever is signed in can go to. */
export function ReachableScreens({ children }: { children: ReactNode }) {
  const routes = useScreens().map(({ route }) => route);
  return <ReachableProvider routes={routes}>{children}</ReachableProvider>;
}
