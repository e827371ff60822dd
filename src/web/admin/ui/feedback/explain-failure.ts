import type { AdminTexts } from '#i18n/admin/load-texts.ts';
import { PasskeyProblem } from '#web/admin/api/passkeys.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { waitText } from './wait-text.ts';

export interface Refusal {
  message: string;
  /** By field, where the refusal is about what was typed. */
  fields: Record<string, string>;
}

/** What a form finds wrong by itself, before it asks the server. */
export class FieldProblem extends Error {
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    super('The form has problems.');
    this.fields = fields;
  }
}

/** Any failure in words for a person: the server's own where it has some, otherwise that nobody was reached. */
export function explainFailure(error: unknown, texts: AdminTexts): Refusal {
  if (error instanceof FieldProblem) return { message: texts.common.checkFields, fields: error.fields };
  if (error instanceof PasskeyProblem) return { message: texts.passkeys[error.trouble], fields: {} };
  if (!(error instanceof ApiError)) return { message: texts.common.unreachable, fields: {} };
  const message = error.detail?.message ?? texts.common.failed;
  if (error.status !== 429 || !error.retryAfter) return { message, fields: error.detail?.fields ?? {} };
  return { message: `${message} ${waitText(error.retryAfter, texts)}`, fields: {} };
}
