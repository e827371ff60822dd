import { useQueryClient } from '@tanstack/react-query';
import { type ToldAction, useToldAction } from '#web/admin/ui/feedback/use-told-action.ts';

/** The list, whatever is open of it, and how jobs stand. */
export function useRenewBackups(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && /^\/api\/admin\/(backups|jobs)/.test(path),
    });
}

export const useBackupAction = (): ToldAction => useToldAction(useRenewBackups());
