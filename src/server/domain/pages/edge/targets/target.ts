import type { ToldTargetName } from '#contract/pages/edge/edge.words.ts';
import type { Allowance } from '../purging/token-bucket.ts';

/** What became of a call: done, to be tried again, or nothing that waiting could mend. */
export type PurgeAnswer =
  | { outcome: 'done'; detail: string }
  | { outcome: 'later'; detail: string; retryAfter?: number | undefined }
  | { outcome: 'refused'; detail: string };

export interface PurgeCall {
  names: readonly string[];
  /** Gone at once; otherwise out of date, and shown while somebody fetches it anew. */
  hard: boolean;
}

/** A cache in front, as it is told. */
export interface EdgeTarget {
  kind: ToldTargetName;
  /** What it is and which one: its row bears this name. */
  name: string;
  perCall: { names: number; bytes: number };
  /** Calls wait for their turn; beyond so many names, all of them are told as what they belong to. */
  allowance: { calls: Allowance; names: Allowance };
  purge(call: PurgeCall, signal: AbortSignal): Promise<PurgeAnswer>;
}

/** The calls that it takes to say all of these. */
export function callsFor(
  { perCall }: Pick<EdgeTarget, 'perCall'>,
  names: readonly string[],
  hard: boolean,
): PurgeCall[] {
  const calls: PurgeCall[] = [];
  let part: string[] = [];
  let bytes = 0;
  for (const name of names) {
    const isFull = part.length >= perCall.names || bytes + name.length + 1 > perCall.bytes;
    if (isFull && part.length > 0) {
      calls.push({ names: part, hard });
      part = [];
      bytes = 0;
    }
    part.push(name);
    bytes += name.length + 1;
  }
  if (part.length > 0) calls.push({ names: part, hard });
  return calls;
}
