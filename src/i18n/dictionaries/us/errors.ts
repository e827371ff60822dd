import type { ErrorsTexts } from '../br/errors.ts';

export const errors = {
  invalid_input: 'The request has something we cannot accept. Check the highlighted fields.',
  not_found: 'We could not find what you are looking for.',
  unauthorized: 'Sign in to continue.',
  unsupported_media_type: 'This format is not accepted here.',
  payload_too_large: 'What was sent is too large.',
  method_not_allowed: 'This address does not accept that method.',
  unavailable: 'The service is unavailable for a moment. Please try again shortly.',
  internal: 'Something went wrong on our side. We have recorded the problem.',
  forbidden: 'You do not have permission to do that.',
  conflict: 'This changed while you were working. Refresh and try again.',
  too_many_requests: 'That was too many attempts in a short time. Wait a little and try again.',
} satisfies ErrorsTexts;
