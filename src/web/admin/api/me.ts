import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from './call.ts';

export const meQuery = () => apiQuery('GET /api/admin/me');

const OWN = /^\/api\/admin\/(me|sessions|passkeys)(\/|$)/;

/** Everything that the account shows of itself: a change of one part ends sessions, and stands among the changes. */
export const renewAccount = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && OWN.test(path),
  });
