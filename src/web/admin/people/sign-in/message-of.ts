import type { ApiError } from '#web/shared/api/api-error.ts';

/** The server's own words: inside its error, or at the top of the answer. */
export function messageOf(error: ApiError): string | undefined {
  if (error.detail) return error.detail.message;
  try {
    const { message } = JSON.parse(error.message.slice(error.message.indexOf(':') + 1)) as {
      message?: unknown;
    };
    return typeof message === 'string' && message ? message : undefined;
  } catch {
    return undefined;
  }
}
