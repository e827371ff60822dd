import type { ErrorCode } from '#contract/site/errors.ts';
import type { FieldProblems } from '#contract/site/field-problems.ts';
import type { RefusalReason } from '#contract/site/refusals.ts';

interface ErrorDetails {
  /** A sentence of its own, where the code's would not help. */
  reason?: RefusalReason;
  /** What is wrong, field by field. */
  fields?: FieldProblems;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}

/** What a rule refuses, in terms of the contract; only the HTTP edge knows which status that is. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly reason: RefusalReason | undefined;
  readonly fields: FieldProblems | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, detail: string, { reason, fields, retryAfter }: ErrorDetails = {}) {
    super(detail);
    this.code = code;
    this.reason = reason;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

export const notFound = (what: string): DomainError => new DomainError('not_found', `${what} was not found.`);

export const invalidFields = (fields: FieldProblems): DomainError =>
  new DomainError('invalid_input', `Not acceptable: ${Object.keys(fields).join(', ')}.`, { fields });

/** Somebody else was faster, or it is not as the caller believes. */
export const conflict = (detail: string): DomainError => new DomainError('conflict', detail);
