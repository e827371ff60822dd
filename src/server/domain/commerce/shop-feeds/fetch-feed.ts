import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FeedLook } from '#server/domain/commerce/imports/feed-parts.ts';
import { type FeedCaps, FeedProblem } from '#server/domain/commerce/imports/formats/feed-caps.ts';
import { type LookReading, lookAside } from '#server/domain/commerce/imports/read-feed-aside.ts';
import { type Asked, askHost, type Hosts, type Refused, type Validators } from './ask-host.ts';

export type Fetched =
  | { result: 'unchanged'; validators: Validators }
  | { result: 'brought'; validators: Validators; look: FeedLook; bytes: number }
  | Refused;

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

interface Wanted extends Omit<Asked, 'maxBytes'>, Pick<LookReading, 'aside' | 'as'> {
  caps: FeedCaps;
}

/** Asks the host whether there is something new, and looks at what came as at any file that somebody brings. */
export async function fetchFeed(hosts: Hosts, { caps, aside, as, ...wanted }: Wanted): Promise<Fetched> {
  const { file, known, signal } = wanted;
  const answered = await askHost(hosts, { ...wanted, maxBytes: caps.packedBytes });
  if ('result' in answered) return answered;
  const contentHash = answered.isNew ? await hashOf(file) : known.contentHash;
  const validators = { ...answered.validators, contentHash };
  if (!answered.isNew || contentHash === known.contentHash) return { result: 'unchanged', validators };
  try {
    const look = await lookAside(file, { signal, caps, aside, as });
    return { result: 'brought', validators, look, bytes: (await stat(file)).size };
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    return { result: error.code, status: null };
  }
}
