import type { ErrorCode } from '#contract/errors.ts';

/** What a rule refuses, in terms of the contract; only the HTTP edge knows which status that is. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, detail: string, fields?: Record<string, string>) {
    super(detail);
    this.code = code;
    this.fields = fields;
  }
}

export const notFound = (what: string): DomainError => new DomainError('not_found', `${what} was not found.`);
