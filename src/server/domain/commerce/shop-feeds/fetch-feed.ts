import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FeedProblemCode } from '#contract/commerce/imports/imports.words.ts';
import { shopFeedLimits } from '#contract/commerce/shop-feeds/shop-feed-limits.ts';
import type { FetchFailure } from '#contract/commerce/shop-feeds/shop-feeds.words.ts';
import type { FeedLook } from '#server/domain/commerce/imports/feed-parts.ts';
import { type FeedCaps, FeedProblem } from '#server/domain/commerce/imports/formats/feed-caps.ts';
import { type LookReading, lookAside } from '#server/domain/commerce/imports/read-feed-aside.ts';
import type { GuardedAnswer, GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import { FetchProblem, type FetchProblemKind } from '#server/lib/guarded-fetch/problem.ts';
import type { FeedAddress } from './feed-address.ts';

/** By which a host and we know a file again. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
  contentHash: string | null;
}

export type Fetched =
  | { result: 'unchanged'; validators: Validators }
  | { result: 'brought'; validators: Validators; look: FeedLook; bytes: number }
  | { result: FetchFailure | FeedProblemCode; status: number | null };

const failures: Record<FetchProblemKind, FetchFailure | FeedProblemCode> = {
  refused: 'refused',
  unresolved: 'unresolved',
  timeout: 'timeout',
  failed: 'unreachable',
  too_large: 'too_large',
  encoded: 'encoded',
  too_many_redirects: 'redirects',
};
const LONGEST_VALIDATOR = 500;

const failureOf = (status: number): FetchFailure => {
  if (status === 401 || status === 403 || status === 407) return 'unauthorised';
  return status === 404 || status === 410 ? 'gone' : 'status';
};

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** What is longer than any honest one is not kept; the hash knows the file all the same. */
const validatorIn = (text: string | undefined): string | null =>
  text && text.length <= LONGEST_VALIDATOR ? text : null;

interface Asked extends Pick<LookReading, 'aside' | 'as'> {
  address: FeedAddress;
  known: Validators;
  /** Where the file is put. */
  file: string;
  signal: AbortSignal;
  caps: FeedCaps;
}

/** Asks the host whether there is something new, and looks at what came as at any file that somebody brings. */
export async function fetchFeed(
  guarded: GuardedFetch,
  { address, known, file, signal, caps, aside, as }: Asked,
): Promise<Fetched> {
  let answer: GuardedAnswer;
  try {
    answer = await guarded(address.url, {
      method: 'GET',
      deadlineMs: shopFeedLimits.deadline,
      maxBytes: caps.packedBytes,
      signal,
      headers: {
        ...(known.etag && { 'if-none-match': known.etag }),
        ...(known.lastModified && { 'if-modified-since': known.lastModified }),
      },
      authorization: address.authorization,
      save: (chunks) => writeFile(file, chunks),
    });
  } catch (error) {
    if (!(error instanceof FetchProblem)) throw error;
    return { result: failures[error.kind], status: null };
  }
  const { status, headers } = answer;
  if (status === 304) return { result: 'unchanged', validators: known };
  if (status !== 200) return { result: failureOf(status), status };
  const validators = {
    etag: validatorIn(headers.etag),
    lastModified: validatorIn(headers['last-modified']),
    contentHash: await hashOf(file),
  };
  if (validators.contentHash === known.contentHash) return { result: 'unchanged', validators };
  try {
    const look = await lookAside(file, { signal, caps, aside, as });
    return { result: 'brought', validators, look, bytes: (await stat(file)).size };
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    return { result: error.code, status: null };
  }
}
