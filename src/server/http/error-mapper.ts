import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { isUnavailable } from '#server/lib/database-errors.ts';
import { DomainError } from '#server/lib/errors.ts';

const statusOf: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthorized: 401,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  internal: 500,
  unavailable: 503,
};

const codeOfStatus: Record<number, ErrorCode> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** What went wrong, in the contract's words. What is not known stays hidden behind "internal". */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  if (isUnavailable(error)) return 'unavailable';
  const status = (error as Partial<FastifyError> | null | undefined)?.statusCode ?? 500;
  if (status < 400 || status >= 500) return 'internal';
  return codeOfStatus[status] ?? 'invalid_input';
}

function fieldsOf(error: unknown): Record<string, string> | undefined {
  if (error instanceof DomainError) return error.fields;
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  return Object.fromEntries(
    error.validation.map(({ instancePath, message }) => [
      instancePath.split('/').filter(Boolean).join('.') || 'request',
      message ?? 'invalid',
    ]),
  );
}

export async function mapError(error: unknown, locale: Locale): Promise<{ status: number; body: ErrorBody }> {
  const code = codeOf(error);
  const { errors } = await loadDictionary(locale);
  const fields = fieldsOf(error);
  return {
    status: statusOf[code],
    body: { error: { code, message: errors[code], ...(fields && { fields }) } },
  };
}
