import { Readable } from 'node:stream';
import etag from '@fastify/etag';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoints } from '#contract/all.endpoints.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { type Endpoint, type NamedFile, noAnswer } from '#contract/site/endpoint.schemas.ts';
import { errorBodySchema } from '#contract/site/error.schemas.ts';
import type { Access, Actor } from '#contract/site/roles.ts';
import { callerOf, webHeaders } from '#server/http/caller.ts';
import { readUpload } from '#server/http/upload.ts';
import { requireProof, requireProtected, requireRole } from '#server/lib/permissions.ts';
import { type KeepsAnswers, keepAnswers } from './keep-answers.ts';

export type FindActor = (headers: Headers) => Promise<Actor | undefined>;

interface ApiRoutesOptions {
  /** A function for each name in the table. */
  api: Record<string, (input: never, caller: Caller) => Promise<unknown>>;
  /** Who a request's session belongs to, if it has one. */
  findActor: FindActor;
  /** Where answers that are the same for everybody are kept as bytes. */
  answers?: KeepsAnswers | undefined;
  /** Another table than the contract's is for tests. */
  table?: Record<string, Endpoint>;
}

const cacheControl = { revalidate: 'max-age=0, must-revalidate', 'no-store': 'no-store' } as const;

/** Shown in a frame of the administrators' area and nowhere else: styles and pictures, and nothing that runs. */
const FRAMED = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Without scripts the origin gives nothing away, and icons are found.
  'sandbox allow-same-origin',
].join('; ');

/** The server decides, before it looks at anything else that was sent. */
const admitOnly =
  (access: Access, { proof, whileUnprotected }: Endpoint, findActor: FindActor) =>
  async (request: FastifyRequest) => {
    request.actor = await findActor(webHeaders(request.headers));
    const actor = requireRole(request, access);
    if (!whileUnprotected) requireProtected(actor);
    const asks = typeof proof === 'function' ? proof(request.params as Record<string, string>) : proof;
    if (asks) requireProof(actor);
  };

const inputOf = async (request: FastifyRequest, { body, upload }: Endpoint) => ({
  ...(request.query as object),
  ...(request.params as object),
  ...(body && { body: request.body }),
  ...(upload && { upload: await readUpload(request, upload) }),
});

/** What a call answers when it succeeds, by status. */
function answersOf({ response, stream }: Endpoint) {
  if (response === noAnswer) return { 204: response };
  const kind = stream?.split(';', 1)[0];
  return { 200: kind ? { content: { [kind]: { schema: z.string() } } } : response };
}

function addRoute(app: FastifyInstance, name: string, endpoint: Endpoint, options: ApiRoutesOptions) {
  const call = options.api[name] as ((input: unknown, caller: Caller) => Promise<unknown>) | undefined;
  if (!call) throw new Error(`The API has no function for ${name}.`);
  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoint.method,
    url: endpoint.path,
    config: { messageOnTop: endpoint.messageOnTop ?? false, words: endpoint.words },
    schema: {
      operationId: name,
      summary: endpoint.summary,
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.upload && { consumes: ['multipart/form-data'] }),
      response: { ...answersOf(endpoint), '4xx': errorBodySchema, '5xx': errorBodySchema },
    },
    ...(endpoint.access !== 'public' && {
      onRequest: admitOnly(endpoint.access, endpoint, options.findActor),
    }),
    handler: async (request, reply) => {
      reply.header('cache-control', cacheControl[endpoint.cache]);
      const caller = callerOf(request);
      const input: Record<string, unknown> = await inputOf(request, endpoint);
      const answer = await call(input, caller);
      if (typeof answer === 'object' && answer) reply.answer = answer;
      if (caller.cookies.length > 0) reply.header('set-cookie', caller.cookies);
      const file = endpoint.attachment === true ? (answer as NamedFile) : undefined;
      const fileName = file?.name ?? endpoint.attachment;
      if (fileName) reply.header('content-disposition', `attachment; filename="${fileName}"`);
      if (endpoint.framed) reply.header('content-security-policy', FRAMED);
      // What is made part by part leaves so: no list is so long that it could not be sent.
      // A proxy that gathers an answer before it passes it on would make news old; a connection that outlives
      // the stream would keep a server that stops waiting for it.
      if (endpoint.stream === 'text/event-stream')
        reply.header('x-accel-buffering', 'no').header('connection', 'close');
      if (endpoint.stream)
        return reply
          .type(file?.type ?? endpoint.stream)
          .send(
            Readable.from(file?.parts ?? (answer as AsyncIterable<string | Uint8Array> | string)),
          ) as never;
      if (endpoint.response === noAnswer) return reply.code(204).send();
      return answer as never;
    },
  });
}

/** One route for each line of the contract's table: none can be forgotten, and none can differ from it. */
export async function apiRoutes(app: FastifyInstance, options: ApiRoutesOptions) {
  const { table = endpoints } = options;
  // Pages ask these calls, so crawlers may; in a list of results they would be of no use to anybody.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex');
  });
  const lines = Object.entries<Endpoint>(table);
  const cachedAs = (cache: Endpoint['cache']) =>
    lines.filter(([, endpoint]) => endpoint.cache === cache && !endpoint.upload);
  await app.register(async (revalidated) => {
    // Weak, because every encoding of an answer has the same tag.
    await revalidated.register(etag, { weak: true });
    if (options.answers) keepAnswers(revalidated, options.answers);
    for (const [name, endpoint] of cachedAs('revalidate')) addRoute(revalidated, name, endpoint, options);
  });
  for (const [name, endpoint] of cachedAs('no-store')) addRoute(app, name, endpoint, options);
  await app.register(async (uploads) => {
    // Files are read here and nowhere else: every other route refuses multipart/form-data.
    await uploads.register(multipart, { limits: { files: 1, fields: 10, parts: 11 } });
    for (const [name, endpoint] of lines) if (endpoint.upload) addRoute(uploads, name, endpoint, options);
  });
}
