import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { FeedProblemCode } from '#contract/commerce/imports/imports.words.ts';
import type { FieldProblemCode } from '#contract/site/field-problems.ts';
import type { RefusalReason } from '#contract/site/refusals.ts';
import { DomainError, invalidFields } from '#server/lib/errors.ts';
import { createLimiter } from '#server/lib/limiter.ts';
import { type FeedCaps, FeedProblem } from './formats/feed-caps.ts';
import { type LookReading, lookAside } from './read-feed-aside.ts';

/** What the form says of a file that is refused. */
const refusals: Partial<Record<FeedProblemCode, FieldProblemCode>> = {
  empty: 'required',
  zip: 'zip_archive',
  too_costly: 'too_costly',
  unknown_format: 'not_a_feed',
  doctype: 'not_a_feed',
};

const tooMuch: Partial<Record<FeedProblemCode, RefusalReason>> = {
  too_large: 'feed_too_large',
  too_dense: 'feed_too_dense',
  too_many_rows: 'feed_too_many_rows',
};

/** No more of it than is read at all comes to rest here. */
export async function* atMost(
  chunks: AsyncIterable<Uint8Array>,
  { packedBytes }: FeedCaps,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > packedBytes)
      throw new DomainError('payload_too_large', `More than ${packedBytes} bytes.`, {
        reason: 'feed_too_large',
      });
    yield chunk;
  }
}

/** Each is a thread with a memory of its own. */
const oneOfFew = createLimiter(importLimits.lookedAtOnce);

export const tidyName = (name: string) =>
  name
    .replace(/[\p{Cc}\\/]+/gu, ' ')
    .trim()
    .slice(0, importLimits.fileNameChars)
    .toWellFormed();

/** What it is and what it looks like; what cannot be taken in at all is refused by the form. */
export async function readFirst(file: string, reading: LookReading) {
  try {
    return await oneOfFew(() => lookAside(file, reading));
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    const reason = tooMuch[error.code];
    if (reason) throw new DomainError('payload_too_large', error.message, { reason });
    throw invalidFields({ file: { code: refusals[error.code] ?? 'damaged' } });
  }
}
