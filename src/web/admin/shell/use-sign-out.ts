import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { callOnce } from '#web/admin/api/call.ts';
import { watchSession } from '#web/admin/api/session-renewal.ts';
import { forgetTab, remember } from '#web/admin/context/remembered.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';

/** The server ends the session first: a page that only looks signed out would be worse than one that does not. */
export function useSignOut(): () => Promise<void> {
  const texts = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    try {
      await callOnce('POST /api/admin/logout');
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: texts.shell.signOutFailed, description, variant: 'destructive' });
      return;
    }
    watchSession(false);
    remember('signedIn', null);
    forgetTab();
    await navigate(adminRoutes.login);
    client.clear();
  };
}
