import type { RefusalReason } from '#contract/site/refusals.ts';
import { DomainError } from '#server/lib/errors.ts';

/** The detail is for whoever reads the log; a person is told by the reason. */
export const refuseSource = (detail: string, reason: RefusalReason = 'not_a_site') =>
  new DomainError('invalid_input', detail, { reason });
