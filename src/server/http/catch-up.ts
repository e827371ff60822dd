import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whoever changed something is not kept waiting for a ledger that cannot be read. */
const PATIENCE_MS = 1_000;
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Whoever has changed something and looks at a page sees it there: the answer waits until pages know. */
export function installCatchUp(app: FastifyInstance, catchUp: () => Promise<void>): void {
  app.addHook('onSend', async ({ method, url }, reply) => {
    if (SAFE.includes(method) || !url.startsWith('/api/admin/') || reply.statusCode >= 400) return;
    const patience = new AbortController();
    const enough = setTimeout(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => {});
    await Promise.race([catchUp().catch(() => {}), enough]);
    patience.abort();
  });
}
