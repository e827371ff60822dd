import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Text {
  /** By which it is known, whatever it was asked for. */
  path: string;
  type: string;
  /** So long may whoever asks keep it. */
  seconds: number;
  make: () => Promise<string | Readable>;
}

/** What keeps texts between two readers, and answers each in an encoding that he reads. */
export interface KeepsTexts {
  answer(
    request: Pick<FastifyRequest, 'headers'>,
    text: Omit<Text, 'type'>,
  ): Promise<{ status: number; headers: Record<string, string>; body: Buffer | Readable | undefined }>;
}

export async function sendText(
  texts: KeepsTexts,
  request: FastifyRequest,
  reply: FastifyReply,
  { type, ...text }: Text,
): Promise<FastifyReply> {
  const { status, headers, body } = await texts.answer(request, text);
  return reply
    .code(status)
    .type(`${type}; charset=utf-8`)
    .headers({ ...headers, 'cache-control': `public, max-age=${text.seconds}` })
    .send(body);
}
