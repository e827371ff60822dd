import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Api } from '#contract/all.endpoints.ts';
import type { NoteVisit } from '#server/domain/readers/crawlers/crawlers.service.ts';
import type { Logger } from '#server/lib/logger.ts';
import { installTellCaches, markForCache, type TellsCaches } from './caches/tell-caches.ts';
import { installCatchUp } from './catch-up.ts';
import { answerClientError } from './errors/client-errors.ts';
import { installErrorHandling, sendError, sendNotFound } from './errors/error-handling.ts';
import { compileValidator } from './errors/schema-problems.ts';
import { installHostGuard } from './one-host.ts';
import { installOriginGuard } from './origin-guard.ts';
import { installRequestLog } from './request-log.ts';
import { installRequestTimes } from './request-times.ts';
import { routableUrl } from './routable-url.ts';
import { apiRoutes, type FindActor } from './routes/api/api.ts';
import { docsRoutes } from './routes/api/docs.ts';
import type { KeepsAnswers } from './routes/api/keep-answers.ts';
import { collectOpenApi } from './routes/api/open-api.ts';
import { healthRoutes } from './routes/health.ts';
import { metricsRoute, type Watch } from './routes/metrics.ts';
import { installSecurityHeaders, setSecurityHeaders } from './security-headers.ts';
import { type TurnParts, takeTurns } from './turns/take-turns.ts';
import { installVisitLog } from './visit-log.ts';

export interface AppParts {
  api: Api;
  logger: Logger;
  publicUrl: string;
  /** How many proxies stand in front. */
  trustProxy?: number;
  /** Without it nobody is signed in. */
  findActor?: FindActor;
  pingDatabase: () => Promise<unknown>;
  isStopping?: () => boolean;
  isWarming?: (() => boolean) | undefined;
  /** Over when what was written before shows on this instance's pages. */
  catchUp?: () => Promise<void>;
  /** Told of every answer: who else reads the site. */
  noteVisit?: NoteVisit;
  /** Where readers' calls are kept as bytes. */
  answers?: KeepsAnswers;
  /** What caches in front are told beside an answer that is no page, where they are told of changes. */
  caches?: TellsCaches | undefined;
  /** Where somebody collects metrics. */
  metrics?: Watch | undefined;
  /** Other limits than the usual ones, or another clock, are for tests. */
  turns?: Omit<TurnParts, 'proxies'>;
  /** Routes that the composition root adds: pages, pictures, built files. */
  extend?: (app: FastifyInstance) => Promise<unknown>;
}

const MAX_PARAMETER_CHARS = 2000;

/** Builds the server without listening, so that tests drive it in process. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { trustProxy: proxies = 0 } = parts;
  const security = { https: parts.publicUrl.startsWith('https:') };
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only what those proxies themselves have added: the beginning of X-Forwarded-For is what the caller wrote.
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    requestIdHeader: false,
    // Who comes while it stops was sent here before that was known: they are answered, and their line is closed.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
    routerOptions: { maxParamLength: MAX_PARAMETER_CHARS, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => {
      // What the router itself refuses passes no hook.
      setSecurityHeaders(reply as FastifyReply, security);
      reply.header('x-request-id', request.id);
      if (parts.caches) markForCache(parts.caches, request, reply as FastifyReply);
      void sendError(error, request, reply as FastifyReply);
    },
    clientErrorHandler: (error, socket) =>
      void answerClientError(error, socket, (url, remoteAddress) => app.inject({ url, remoteAddress })),
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', undefined);
  app.decorateRequest('servedFrom', undefined);
  app.decorateRequest('refused', undefined);
  app.decorateRequest('shown', undefined);
  app.decorateReply('answer', undefined);
  installErrorHandling(app);
  installSecurityHeaders(app, security);
  installRequestLog(app);
  installHostGuard(app);
  installOriginGuard(app, parts.publicUrl);
  takeTurns(app, { proxies, ...parts.turns });
  if (parts.caches) installTellCaches(app, parts.caches);
  if (parts.noteVisit) installVisitLog(app, parts.noteVisit);
  if (parts.metrics) installRequestTimes(app, parts.metrics.metrics);
  if (parts.catchUp) installCatchUp(app, parts.catchUp);
  // JSON, and nothing that a form of another site could send.
  app.removeContentTypeParser('text/plain');
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // A tenth less than by default for a millisecond of another thread: what fits the first packets arrives a round sooner.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 } },
  });
  const describeAll = await collectOpenApi(app, parts.publicUrl);
  const { findActor = async () => undefined } = parts;
  await app.register(apiRoutes, { api: parts.api, findActor, answers: parts.answers });
  await app.register(docsRoutes, { findActor, describeAll });
  await app.register(healthRoutes, {
    pingDatabase: parts.pingDatabase,
    isStopping: parts.isStopping ?? (() => false),
    isWarming: parts.isWarming,
  });
  if (parts.metrics) await app.register(metricsRoute, parts.metrics);
  app.setNotFoundHandler(sendNotFound);
  await parts.extend?.(app);
  return app;
}
