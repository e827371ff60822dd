import { DomainError } from '#server/lib/errors.ts';

const TRY_AGAIN_SECONDS = 30;

/** The place where files are kept does not answer, or refuses: over HTTP it is a 503 that says so. */
export class StorageUnavailable extends DomainError {
  constructor(detail: string, cause: unknown) {
    super(
      'unavailable',
      `${detail}: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`,
      {
        reason: 'storage_unavailable',
        retryAfter: TRY_AGAIN_SECONDS,
      },
    );
    this.cause = cause;
  }
}
