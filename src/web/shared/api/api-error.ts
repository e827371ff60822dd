import type { ErrorBody } from '#contract/site/errors.ts';

function detailOf(text: string): ErrorBody['error'] | undefined {
  try {
    const { error } = JSON.parse(text) as Partial<ErrorBody>;
    return typeof error?.message === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}

/** A refused call. `message` is for logs ("404: …"); a person is shown `detail.message`, never raw JSON. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly detail: ErrorBody['error'] | undefined;
  /** Seconds until another try makes sense, where the server says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, text: string, retryAfter?: string | null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.retryAfter = Number(retryAfter) || undefined;
    this.detail = detailOf(text);
  }
}

/** The status of a failed call, whichever client made it. */
export const statusOfError = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
