import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { limits } from '#contract/site/limits.ts';
import { meQuery } from '#web/admin/api/me.ts';
import { watchSession } from '#web/admin/api/session-renewal.ts';
import { MeProvider } from '#web/admin/context/me.tsx';
import { remember } from '#web/admin/context/remembered.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { statusOfError } from '#web/shared/api/api-error.ts';
import { Splash } from './splash.tsx';

/** Shows nothing of the area until the server has said who is there. What the browser remembers proves nothing. */
export function Guard({ children }: { children: ReactNode }) {
  const texts = useTexts();
  const { pathname, search } = useLocation();
  const { data: me, error, isPending, isFetching, refetch } = useQuery(meQuery());
  const [waited, setWaited] = useState(false);
  const isRefused = statusOfError(error) === 401;
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), limits.adminGuard.spinner);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (me) remember('signedIn', 'true');
    if (isRefused) remember('signedIn', null);
    watchSession(me !== undefined);
  }, [me, isRefused]);
  if (!waited || isPending || (isRefused && isFetching)) return <Splash />;
  if (me) return <MeProvider me={me}>{children}</MeProvider>;
  if (isRefused) {
    const asked =
      pathname === adminRoutes.overview && !search ? '' : `?next=${encodeURIComponent(pathname + search)}`;
    return <Navigate to={adminRoutes.login + asked} replace />;
  }
  return (
    <main className="doorway">
      <EmptyState
        icon="cloud-off"
        title={texts.shell.unreachable}
        text={explainFailure(error, texts).message}
      >
        <Button look="primary" busy={isFetching} onClick={() => void refetch()}>
          {texts.common.tryAgain}
        </Button>
      </EmptyState>
    </main>
  );
}
