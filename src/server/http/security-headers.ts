import type { FastifyInstance, FastifyReply } from 'fastify';

/** For whatever sets no policy of its own: an answer that is no page may load and run nothing. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

interface SecurityOptions {
  https: boolean;
}

export function setSecurityHeaders(reply: FastifyReply, { https }: SecurityOptions): void {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING_RUNS);
}

export function installSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  app.addHook('onSend', async (_request, reply) => setSecurityHeaders(reply, options));
}
