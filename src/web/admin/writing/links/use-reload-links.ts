import { useQueryClient } from '@tanstack/react-query';

const PATHS = ['/api/admin/links', '/api/admin/links/summary', '/api/admin/failing-links'];

/** Everything that says how links stand. */
export function useReloadLinks() {
  const client = useQueryClient();
  return () => Promise.all(PATHS.map((path) => client.invalidateQueries({ queryKey: [path] })));
}
