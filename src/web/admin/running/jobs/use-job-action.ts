import { useQueryClient } from '@tanstack/react-query';
import { type ToldAction, useToldAction } from '#web/admin/ui/feedback/use-told-action.ts';

export function useJobAction(): ToldAction {
  const client = useQueryClient();
  return useToldAction(() =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/admin/jobs'),
    }),
  );
}
