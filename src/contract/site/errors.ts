import type { RefusalReason } from './refusals.ts';

/** Each code has a sentence in every dictionary (errors) and a status in the server's error mapper. */
export const errorCodes = [
  'invalid_input',
  'not_found',
  'unauthorized',
  'forbidden',
  'conflict',
  'too_many_requests',
  'unsupported_media_type',
  'payload_too_large',
  'method_not_allowed',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The one shape of every answer that is not a success. */
export interface ErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    reason?: RefusalReason | undefined;
    fields?: Record<string, string> | undefined;
  };
  /** The message once more, where the endpoint's line says so. */
  message?: string | undefined;
}
