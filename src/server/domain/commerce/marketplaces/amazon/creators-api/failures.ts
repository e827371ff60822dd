import type { Clock } from '#server/lib/time/clock.ts';
import { PriceSourceProblem } from '../../price-source.ts';
import { type ErrorBody, errorSchema } from './answer.ts';
import { type PostAnswer, parseJson } from './post.ts';

const reasonOf = ({ reason, errors }: ErrorBody): string =>
  reason ?? errors?.[0]?.reason ?? errors?.[0]?.code ?? '';

/** A number of seconds, or a date; undefined where it is neither. */
function waitOf(header: string | null, body: ErrorBody, clock: Clock): number | undefined {
  if (header !== null && /^\d+$/.test(header.trim())) return Number(header) * 1000;
  const until = header === null ? Number.NaN : Date.parse(header);
  if (!Number.isNaN(until)) return Math.max(0, until - clock().getTime());
  return body.retryAfterSeconds == null ? undefined : Math.max(0, body.retryAfterSeconds * 1000);
}

function refusedRequest(body: ErrorBody, reason: string): PriceSourceProblem {
  const ofTag = (body.fieldList ?? []).some(({ name }) => name === 'partnerTag');
  return /^Invalid(PartnerTag|Associate)$/.test(reason) || ofTag
    ? new PriceSourceProblem('stop', 'wrong_tag', 'The partner tag is not accepted.')
    : new PriceSourceProblem('batch', 'unexpected_answer', 'The request is not accepted.');
}

/** What an answer that is not a 200 means for whoever asked. 401 and 404 are looked at before. */
export function problemOf(answer: PostAnswer, clock: Clock): PriceSourceProblem {
  const { status, isJson, retryAfter } = answer;
  const body = isJson ? errorSchema.parse(parseJson(answer.text)) : {};
  const reason = reasonOf(body);
  if (status === 429) {
    const wait = waitOf(retryAfter, body, clock);
    return new PriceSourceProblem('later', 'throttled', 'Too many requests.', wait);
  }
  // A page for people comes from something in between, not from the service.
  if (!isJson || status >= 500) {
    const wait = waitOf(retryAfter, body, clock);
    return new PriceSourceProblem('later', 'unavailable', `Status ${status} instead of an answer.`, wait);
  }
  if (status === 400) return refusedRequest(body, reason);
  if (status === 401)
    return new PriceSourceProblem('stop', 'credentials_refused', 'The access is not accepted.');
  if (status === 403) {
    return reason === 'AssociateNotEligible'
      ? new PriceSourceProblem('stop', 'not_eligible', 'The account is not eligible.')
      : new PriceSourceProblem('stop', 'access_denied', 'The access is denied.');
  }
  return new PriceSourceProblem('batch', 'unexpected_answer', `Status ${status} was not expected.`);
}
