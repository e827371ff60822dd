import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** What a call gave, before it was written down. */
    answer: object | undefined;
  }
}

type Asked = Pick<FastifyRequest, 'headers'> & { method: string; url: string };

/** What keeps answers as bytes for the next who asks for the same. */
export interface KeepsAnswers {
  keep(
    request: Asked,
    answer: object,
    json: string,
    head: Record<string, string>,
  ): Promise<
    { status: number; headers: Readonly<Record<string, string>>; body: Buffer | undefined } | undefined
  >;
}

/** Of one answer alone, or of how it is sent. */
const own = new Set(['x-request-id', 'content-length', 'content-encoding', 'vary']);

const headOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      own.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );

/** Must be added behind what makes the tag. An answer that sets a cookie is somebody's own. */
export function keepAnswers(app: FastifyInstance, answers: KeepsAnswers): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { answer } = reply;
    const isPlain = reply.statusCode === 200 && typeof payload === 'string' && request.method === 'GET';
    // What stands above an answer to a cache in front is for that cache alone.
    if (!answer || !isPlain || reply.hasHeader('set-cookie') || request.shown) return payload;
    // As it came: whoever looks ahead of all routing sees nothing else.
    const asked = { method: request.method, url: request.originalUrl, headers: request.headers };
    const kept = await answers.keep(asked, answer, payload, headOf(reply));
    if (kept?.status !== 200) return payload;
    reply.headers(kept.headers);
    return kept.body;
  });
}
