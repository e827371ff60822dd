import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wireLimits } from '#contract/site/wire-limits.ts';
import { DomainError } from '#server/lib/errors.ts';
import { networkOf } from '#server/lib/network.ts';
import { isLoopback } from '../loopback.ts';
import { requestLocale } from '../request-locale.ts';
import { busyPage } from './busy-page.ts';
import { Crowd } from './crowd.ts';
import { FairQueue, type QueueLimits, type Turn } from './fair-queue.ts';

export interface TurnParts {
  /** How many proxies stand in front. */
  proxies: number;
  limits?: QueueLimits & { lookEvery: number; retryAfter: number; crowd: { of: number; share: number } };
  now?: () => number;
}

/** Built files cost nothing, and whoever watches over the program must not be kept waiting. */
const FREE = /^\/(?:assets\/|(?:healthz|readyz|metrics)(?:\?|$))/;
/** What is looked at of a name: enough to tell programs apart. */
const KIND_CHARS = 200;

const isPassedOn = ({ headers }: FastifyRequest): boolean =>
  ['x-forwarded-for', 'forwarded', 'via'].some((name) => headers[name] !== undefined);

/** Everything that is not answered from memory waits its turn, so that nobody takes the processor from the others. */
export function takeTurns(app: FastifyInstance, parts: TurnParts): void {
  const { proxies, limits = wireLimits.turns, now = () => performance.now() } = parts;
  const queue = new FairQueue(limits, now);
  const turns = new WeakMap<FastifyRequest, Turn>();
  const crowd = new Crowd(limits.crowd, ({ network, passedOn }) => {
    if (isLoopback(network) && !passedOn) return;
    app.log.warn(
      { network },
      'Nearly all requests come from one address. If it is a proxy, say by TRUST_PROXY how many stand in front: until then everybody behind it counts as one reader',
    );
  });

  /** Ourselves, and proxies that ask on their own behalf. */
  const isOurs = ({ ip, socket }: FastifyRequest) =>
    isLoopback(ip) || (proxies > 0 && ip === socket.remoteAddress);

  async function refuse(request: FastifyRequest, reply: FastifyReply) {
    const { retryAfter } = limits;
    const isForPeople =
      request.routeOptions.url === '/*' && String(request.headers.accept ?? '').includes('text/html');
    if (!isForPeople) throw new DomainError('too_many_requests', 'Too many wait already.', { retryAfter });
    const { html, headers } = await busyPage(requestLocale(request), retryAfter);
    return reply.code(429).headers(headers).send(html);
  }

  app.addHook('preHandler', async (request, reply) => {
    if (FREE.test(request.url)) return;
    const { ip, headers } = request;
    const network = isLoopback(ip) ? ip : networkOf(ip);
    crowd.note(network, isPassedOn(request));
    // People of the house were let in by name.
    if (request.actor || isOurs(request)) return;
    const kind = String(headers['user-agent'] ?? '').slice(0, KIND_CHARS);
    const turn = queue.take(network, kind, crowd.isAlone(network));
    const whenGone = () => turn.leave();
    reply.raw.once('close', whenGone);
    const outcome = await turn.ready;
    // Work that has begun is done before its place is free: nobody gets two by hanging up.
    reply.raw.off('close', whenGone);
    if (outcome !== 'yours') return refuse(request, reply);
    turns.set(request, turn);
  });
  app.addHook('onSend', async (request) => turns.get(request)?.leave());

  const looking = setInterval(() => queue.look(), limits.lookEvery);
  looking.unref();
  app.addHook('onClose', async () => clearInterval(looking));
}
