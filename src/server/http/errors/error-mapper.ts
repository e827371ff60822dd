import type { FastifyError } from 'fastify';
import type { ErrorBody, ErrorCode } from '#contract/site/errors.ts';
import { describeProblem } from '#contract/site/field-problems.ts';
import type { Locale } from '#contract/site/locales.ts';
import { refusals as en } from '#i18n/admin/en/refusals.ts';
import { adminLanguageOf } from '#i18n/admin/languages.ts';
import { refusals as pt } from '#i18n/admin/pt/refusals.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { isUnavailable } from '#server/lib/database-errors.ts';
import { DomainError } from '#server/lib/errors.ts';

const statusOf: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
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

/** A sentence of its own for a refusal that has a reason: only administrators meet those. */
const refusals = { pt, en };

export async function mapError(error: unknown, locale: Locale): Promise<{ status: number; body: ErrorBody }> {
  const code = codeOf(error);
  const { errors, fieldErrors } = await loadDictionary(locale);
  const reason = error instanceof DomainError ? error.reason : undefined;
  const message = reason ? refusals[adminLanguageOf(locale)][reason] : errors[code];
  const problems = Object.entries((error instanceof DomainError && error.fields) || {});
  const fields = Object.fromEntries(
    problems.map(([name, each]) => [name, describeProblem(each, fieldErrors)]),
  );
  return {
    status: statusOf[code],
    body: { error: { code, message, ...(reason && { reason }), ...(problems.length > 0 && { fields }) } },
  };
}
