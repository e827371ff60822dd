import { writeFile } from 'node:fs/promises';
import type { FeedProblemCode } from '#contract/commerce/imports/imports.words.ts';
import { shopFeedLimits } from '#contract/commerce/shop-feeds/shop-feed-limits.ts';
import type { FetchFailure } from '#contract/commerce/shop-feeds/shop-feeds.words.ts';
import type { GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import { FetchProblem, type FetchProblemKind } from '#server/lib/guarded-fetch/problem.ts';
import type { GuardedTransfer } from '#server/lib/guarded-transfer/guarded-transfer.ts';
import { TransferProblem, type TransferProblemKind } from '#server/lib/guarded-transfer/transfer-problem.ts';
import type { FeedAddress } from './feed-address.ts';

/** By which a host and we know a file again, and we the host. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
  contentHash: string | null;
  hostKey: string | null;
}

export interface Hosts {
  guardedFetch: GuardedFetch;
  guardedTransfer: GuardedTransfer;
}

export interface Asked {
  address: FeedAddress;
  known: Validators;
  /** Where the file is put. */
  file: string;
  signal: AbortSignal;
  maxBytes: number;
}

export interface Refused {
  result: FetchFailure | FeedProblemCode;
  status: number | null;
}
type Answered = { isNew: boolean; validators: Omit<Validators, 'contentHash'> } | Refused;

const failures: Record<FetchProblemKind | TransferProblemKind, FetchFailure | FeedProblemCode> = {
  refused: 'refused',
  unresolved: 'unresolved',
  timeout: 'timeout',
  failed: 'unreachable',
  too_large: 'too_large',
  encoded: 'encoded',
  too_many_redirects: 'redirects',
  unauthorised: 'unauthorised',
  missing: 'gone',
  other_host: 'other_host',
};
const LONGEST_VALIDATOR = 500;

const failureOf = (status: number): FetchFailure => {
  if (status === 401 || status === 403 || status === 407) return 'unauthorised';
  return status === 404 || status === 410 ? 'gone' : 'status';
};

/** What is longer than any honest one is not kept; the hash knows the file all the same. */
const validatorIn = (text: string | undefined): string | null =>
  text && text.length <= LONGEST_VALIDATOR ? text : null;

async function askWeb(
  guarded: GuardedFetch,
  { url, authorization }: Extract<FeedAddress, { url: string }>,
  { known, file, signal, maxBytes }: Asked,
): Promise<Answered> {
  const { status, headers } = await guarded(url, {
    method: 'GET',
    deadlineMs: shopFeedLimits.deadline,
    maxBytes,
    signal,
    headers: {
      ...(known.etag && { 'if-none-match': known.etag }),
      ...(known.lastModified && { 'if-modified-since': known.lastModified }),
    },
    authorization,
    save: (chunks) => writeFile(file, chunks),
  });
  if (status === 304) return { isNew: false, validators: known };
  if (status !== 200) return { result: failureOf(status), status };
  const { etag, 'last-modified': lastModified } = headers;
  const validators = { etag: validatorIn(etag), lastModified: validatorIn(lastModified), hostKey: null };
  return { isNew: true, validators };
}

/** A host of files tells size and moment of a file: they stand where the web's hosts give it a name. */
async function askFiles(
  guarded: GuardedTransfer,
  { file: place }: Extract<FeedAddress, { file: object }>,
  { known, file, signal, maxBytes }: Asked,
): Promise<Answered> {
  const { isUnchanged, stamp, hostKey } = await guarded(place, {
    deadlineMs: shopFeedLimits.deadline,
    maxBytes,
    signal,
    stamp: known.etag,
    hostKey: known.hostKey,
    save: (chunks) => writeFile(file, chunks),
  });
  return { isNew: !isUnchanged, validators: { etag: stamp, lastModified: null, hostKey } };
}

/** Whether there is something new, which is then in the file. */
export async function askHost({ guardedFetch, guardedTransfer }: Hosts, asked: Asked): Promise<Answered> {
  const { address } = asked;
  try {
    return 'url' in address
      ? await askWeb(guardedFetch, address, asked)
      : await askFiles(guardedTransfer, address, asked);
  } catch (error) {
    if (!(error instanceof FetchProblem || error instanceof TransferProblem)) throw error;
    return { result: failures[error.kind], status: null };
  }
}
