import type { Environment } from '#server/env.ts';
import type { TellEdge } from '#server/kept-pages/answering/for-caches.ts';

/** What caches are told beside a page; loaded only where one was named. */
export async function tellEdgeOf({ EDGE_TARGETS: targets }: Environment): Promise<TellEdge | undefined> {
  if (targets.length === 0) return undefined;
  const { createTagHeaders } = await import('#server/domain/pages/edge/tags/tag-headers.ts');
  const tagHeaders = createTagHeaders(targets);
  return (page) => tagHeaders(page) ?? {};
}
