import type { FastifyError, FastifyRequest } from 'fastify';
import type { Upload } from '#contract/endpoint.ts';
import { DomainError, invalidFields } from '#server/lib/errors.ts';

/** Boundaries and headers around the file. */
const ENVELOPE_BYTES = 16 * 1024;

/** What the parser of forms says of a form that is none has no status: it would pass for a fault of ours. */
const refusal = (error: Partial<FastifyError>): unknown =>
  error instanceof DomainError || error.statusCode
    ? error
    : new DomainError('invalid_input', `The form cannot be read: ${error.message}`);

async function readFile(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  const part = await request.file({ limits: { fileSize: maxBytes } });
  if (part?.fieldname !== 'file') throw invalidFields({ file: { code: 'required' } });
  return { name: part.filename, bytes: await part.toBuffer() };
}

/** The one file of a multipart request. One that says beforehand that it is too large is not read at all. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  if (!request.isMultipart()) throw new DomainError('unsupported_media_type', 'No multipart/form-data.');
  if (Number(request.headers['content-length']) > maxBytes + ENVELOPE_BYTES) {
    throw new DomainError('payload_too_large', `More than ${maxBytes} bytes.`);
  }
  return readFile(request, maxBytes).catch((error: Partial<FastifyError>) => {
    throw refusal(error);
  });
}
