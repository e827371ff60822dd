import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { CountPageView, VisitFacts } from '#server/domain/commerce/clicks/clicks.service.ts';
import type { NoteVisit } from '#server/domain/readers/crawlers/crawlers.service.ts';
import { networkOf } from '#server/lib/network.ts';
import { hasOneHost } from '../one-host.ts';
import type { ReadyAnswer } from './answer-bytes.ts';
import { answerDirectly } from './direct-answers.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type FrontRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export interface FrontAnswer extends ReadyAnswer {
  /** The page's address, empty for what is no page. */
  pathname: string;
}

interface Front {
  /** How many proxies stand in front. */
  proxies: number;
  /** What is ready to be sent; undefined where somebody has to look further. */
  respond: (request: FrontRequest) => FrontAnswer | undefined;
  countPageView: CountPageView;
  noteVisit: NoteVisit;
}

type Asker = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** Whose request it is: beyond the proxies that we trust, what stands there is the caller's own writing. */
export function addressOf({ socket, headers }: Asker, proxies: number): string {
  const named = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [...named.map((each) => each.trim()).filter(Boolean), socket.remoteAddress ?? ''].reverse();
  return hops[Math.min(proxies, hops.length - 1)] ?? '';
}

/** Made for every page that is sent: whose visit it was is found out only where somebody asks. */
class Visit implements VisitFacts {
  readonly pathname: string;
  readonly headers: IncomingMessage['headers'];
  readonly #asker: Asker;
  readonly #proxies: number;

  constructor(pathname: string, asker: Asker, proxies: number) {
    this.pathname = pathname;
    this.headers = asker.headers;
    this.#asker = asker;
    this.#proxies = proxies;
  }

  get address(): string {
    return networkOf(addressOf(this.#asker, this.#proxies));
  }
}

/** Lets kept pages answer before the framework sees a request: they need none of it. */
export function putInFront(app: FastifyInstance, front: Front): void {
  const { proxies, respond, countPageView, noteVisit } = front;

  function find(request: FrontRequest, socket: Asker['socket']): FrontAnswer | undefined {
    const answer = respond(request);
    if (!answer) return undefined;
    const { headers, method, url = '' } = request;
    noteVisit(headers['user-agent'], url, answer.status, 'memory');
    if (answer.pathname && method === 'GET')
      countPageView(new Visit(answer.pathname, { headers, socket }, proxies));
    return answer;
  }

  answerDirectly(app, find);
  const handlers = app.server.listeners('request') as Handler[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const answer = hasOneHost(request.rawHeaders) ? find(request, request.socket) : undefined;
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    else for (const handler of handlers) handler(request, response);
  });
}
