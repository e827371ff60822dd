import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/site/addresses/paths.ts';

/** A service worker is bound by the policy that it arrives with: it may fetch what is ours. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** From the root, because a service worker serves what lies below its own address; asked for anew each time. */
export async function serviceWorkerRoute(app: FastifyInstance, { code }: { code: string }): Promise<void> {
  app.get(paths.serviceWorker(), { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .send(code),
  );
}
