import type { FastifyInstance, FastifyReply } from 'fastify';

/** For whatever sets no policy of its own: an answer that is no page may load and run nothing. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For pictures: feed readers, chats and search engines show them on pages of their own. */
export const SHOWN_ANYWHERE = { 'cross-origin-resource-policy': 'cross-origin' };

interface SecurityOptions {
  https: boolean;
}

/** What every answer carries; an answer may have a policy of its own instead. */
export const securityHeaders = ({ https }: SecurityOptions): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'content-security-policy': NOTHING_RUNS,
});

export function setSecurityHeaders(reply: FastifyReply, options: SecurityOptions): void {
  for (const [name, value] of Object.entries(securityHeaders(options))) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}

export function installSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  app.addHook('onSend', async (_request, reply) => setSecurityHeaders(reply, options));
}
