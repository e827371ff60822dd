import type { Visitor } from '#contract/commerce/clicks/clicks.words.ts';
import { classOf } from '#server/domain/readers/crawlers/class-of.ts';

export const visitorOf = (userAgent: string | null | undefined): Visitor =>
  classOf(userAgent) === 'people' ? 'person' : 'crawler';

/** What browsers say of why they ask. */
export interface RequestPurpose {
  'sec-purpose'?: unknown;
  purpose?: unknown;
  'x-moz'?: unknown;
}

const saysSo = (said: unknown): boolean =>
  said !== undefined && said !== null && /prefetch|prerender|preview/i.test(String(said));

/** Fetched in case somebody comes: nobody has seen it yet. */
export const isPrefetch = (headers: RequestPurpose): boolean =>
  saysSo(headers['sec-purpose']) || saysSo(headers.purpose) || saysSo(headers['x-moz']);
