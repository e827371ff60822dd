import { PriceSourceProblem } from '../../price-source.ts';

export interface PostLimits {
  /** For the whole call, from the first byte sent to the last one read. */
  deadlineMs: number;
  maxBytes: number;
}

interface PostRequest {
  url: string;
  type: string;
  body: string;
  headers?: Record<string, string>;
}

export interface PostAnswer {
  status: number;
  isJson: boolean;
  text: string;
  retryAfter: string | null;
}

const later = (detail: string) => new PriceSourceProblem('later', 'unavailable', detail);

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest of the body.
    if (bytes > maxBytes)
      throw new PriceSourceProblem('batch', 'unexpected_answer', 'The answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** One POST, whose answer is read whole or not at all. What is thrown names neither headers nor bodies. */
export async function post(
  request: PostRequest,
  limits: PostLimits,
  signal: AbortSignal,
): Promise<PostAnswer> {
  const { url, type, body, headers } = request;
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': type, accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.deadlineMs)]),
    });
    return {
      status: response.status,
      isJson: /\bjson\b/i.test(response.headers.get('content-type') ?? ''),
      text: await readText(response, limits.maxBytes),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PriceSourceProblem) throw error;
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    throw later(timedOut ? 'The answer took too long.' : 'The connection failed.');
  }
}

/** undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
