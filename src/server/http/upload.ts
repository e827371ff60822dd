import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import type { Endpoint, Upload, UploadStream } from '#contract/site/endpoint.schemas.ts';
import { DomainError, invalidFields } from '#server/lib/errors.ts';

/** Boundaries and headers around the file. */
const ENVELOPE_BYTES = 16 * 1024;
/** What the parser has been given is read in a moment: by then it has long said what it found. */
const PARSED_WITHIN_MS = 1_000;
/** After so much of a file others have a millisecond: on a fast line it would be megabytes at a time. A gigabit is no slower for it. */
const TURN_BYTES = 128 * 1024;

/** What the parser of forms says of a form that is none has no status: it would pass for a fault of ours. */
const refusal = (error: Partial<FastifyError>): unknown =>
  error instanceof DomainError || error.statusCode
    ? error
    : new DomainError('invalid_input', `The form cannot be read: ${error.message}`);

const tooLarge = (maxBytes: number) => new DomainError('payload_too_large', `More than ${maxBytes} bytes.`);

/** Ends with an error where the file is longer than it may be: nobody must take a part of it for the whole. */
async function* chunksOf({ file }: MultipartFile, maxBytes: number): AsyncGenerator<Uint8Array> {
  // Told at once: left to itself the parser reads the rest first, however much that is.
  const stop = () => file.destroy(tooLarge(maxBytes));
  file.once('limit', stop);
  if (file.truncated) stop();
  let sinceTurn = 0;
  try {
    for await (const chunk of file) {
      yield chunk;
      sinceTurn += chunk.length;
      if (sinceTurn < TURN_BYTES) continue;
      sinceTurn = 0;
      await pause(1);
    }
  } catch (error) {
    throw refusal(error as Partial<FastifyError>);
  }
}

/**
 * The first part of a form that is a file. The parser waits for ever where a form ends inside the head of a part; once
 * everything has come and it has said nothing, there is nothing to wait for.
 */
async function firstFile(request: FastifyRequest, fileSize: number): Promise<MultipartFile | undefined> {
  const { promise: nothing, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new DomainError('invalid_input', 'The form ends inside the head of a part.'));
  let timer: NodeJS.Timeout | undefined;
  const onEnd = () => {
    timer = setTimeout(giveUp, PARSED_WITHIN_MS);
  };
  request.raw.once('end', onEnd);
  try {
    return await Promise.race([request.file({ limits: { fileSize } }), nothing]);
  } finally {
    request.raw.off('end', onEnd);
    clearTimeout(timer);
  }
}

async function readFile(
  request: FastifyRequest,
  { maxBytes, streamed }: NonNullable<Endpoint['upload']>,
): Promise<Upload | UploadStream> {
  const part = await firstFile(request, maxBytes);
  if (part?.fieldname !== 'file') throw invalidFields({ file: { code: 'required' } });
  const chunks = chunksOf(part, maxBytes);
  return streamed ? { name: part.filename, chunks } : { name: part.filename, bytes: await buffer(chunks) };
}

/** The one file of a multipart request. One that says beforehand that it is too large is not read at all. */
export async function readUpload(
  request: FastifyRequest,
  upload: NonNullable<Endpoint['upload']>,
): Promise<Upload | UploadStream> {
  if (!request.isMultipart()) throw new DomainError('unsupported_media_type', 'No multipart/form-data.');
  if (Number(request.headers['content-length']) > upload.maxBytes + ENVELOPE_BYTES)
    throw tooLarge(upload.maxBytes);
  return readFile(request, upload).catch((error: Partial<FastifyError>) => {
    throw refusal(error);
  });
}
