import { edgeLimits } from '#contract/site/edge-limits.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { PurgeAnswer } from './target.ts';

export interface Question {
  url: string;
  method: 'POST' | 'PURGE';
  headers: Record<string, string>;
  body?: string;
}

export interface Heard {
  status: number;
  text: string;
  /** In milliseconds. */
  retryAfter: number | undefined;
}

/** undefined where nobody answered, or not to the end. */
export type Ask = (question: Question, signal: AbortSignal) => Promise<Heard | undefined>;

/** A number of seconds, or a moment. */
export function readRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null || header.length > 60) return undefined;
  if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1_000;
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now.getTime());
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest of the body.
    if (bytes > edgeLimits.call.answerBytes) throw new Error('The answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

interface AskParts {
  clock: Clock;
  /** Another one is for tests. */
  deadline?: () => AbortSignal;
}

const usualDeadline = () => AbortSignal.timeout(edgeLimits.call.patience);

/** One question, whose answer is read whole or not at all. */
export const createAsk =
  ({ clock, deadline = usualDeadline }: AskParts): Ask =>
  async ({ url, method, headers, body }, signal) => {
    try {
      const response = await fetch(url, {
        method,
        headers,
        ...(body !== undefined && { body }),
        redirect: 'error',
        signal: AbortSignal.any([signal, deadline()]),
      });
      const { status } = response;
      const retryAfter = readRetryAfter(response.headers.get('retry-after'), clock());
      return { status, retryAfter, text: await readText(response) };
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  };

/** Longer than that, nobody at the desk reads. */
const inShort = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, edgeLimits.errorChars);

/** Not now; anything else below 500 that went wrong is for a person. */
const LATER = new Set([408, 409, 425, 429]);

/** What is the same everywhere. `isDone` looks at an answer that sounds well: half of one is none. */
export function judgeAnswer(heard: Heard | undefined, isDone: (heard: Heard) => boolean): PurgeAnswer {
  if (!heard) return { outcome: 'later', detail: 'no answer' };
  const { status, text, retryAfter } = heard;
  const detail = inShort(`${status} ${text}`);
  if (status >= 500 || LATER.has(status)) return { outcome: 'later', detail, retryAfter };
  if (status >= 400) return { outcome: 'refused', detail };
  return isDone(heard) ? { outcome: 'done', detail } : { outcome: 'later', detail, retryAfter };
}

/** undefined where it is none. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
