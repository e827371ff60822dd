import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { meQuery } from '#web/admin/api/me.ts';
import { askedProtection } from '#web/admin/api/session-renewal.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { Splash } from './splash.tsx';

interface ProtectedProps {
  /** Sets up a second factor: instead of the area, and above a page of it. */
  door: ReactNode;
  dialog: ReactNode;
  children: ReactNode;
}

/**
 * Who has to set up a second factor does that first. Whoever was at work when the time came does it above their page:
 * what was typed there stays, and the call that was refused is made once more.
 */
export function Protected({ door, dialog, children }: ProtectedProps) {
  const { unprotected, secondFactor } = useMe();
  const client = useQueryClient();
  const [camePastTime] = useState(unprotected);
  const refused = useSyncExternalStore(askedProtection.subscribe, askedProtection.isWaiting);
  useEffect(() => {
    if (refused && secondFactor) askedProtection.settle(true);
    // The server knows more than this page does.
    else if (refused && !unprotected) void client.invalidateQueries({ queryKey: meQuery().queryKey });
  }, [refused, secondFactor, unprotected, client]);
  if (camePastTime && unprotected) return <Suspense fallback={<Splash />}>{door}</Suspense>;
  return (
    <>
      {children}
      {unprotected && <Suspense>{dialog}</Suspense>}
    </>
  );
}
