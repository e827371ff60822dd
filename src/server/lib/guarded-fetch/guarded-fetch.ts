import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { findAddresses, type Resolve, systemResolve } from './find-addresses.ts';
import { openRequest } from './open-request.ts';
import { FetchProblem } from './problem.ts';
import { isPublicAddress } from './public-address.ts';
import { bareHostOf, readAddress } from './read-address.ts';

export interface GuardedRequest {
  method: 'GET' | 'HEAD';
  /** From looking the name up to the last byte, redirects included. */
  deadlineMs: number;
  /** 0 where nobody wants the body: it is not even waited for. */
  maxBytes: number;
  /** Of bodies of these types the beginning is enough, as far as it came in time; of others nothing is read. */
  beginningOf?: readonly string[];
  signal?: AbortSignal | undefined;
  /** Said at every address on the way. */
  headers?: Record<string, string>;
  /** A password for the first address: no other host hears it. */
  authorization?: string | undefined;
  /** Where it may be led on to; anywhere else it answers with where it would have been led. Without it anywhere. */
  mayFollow?: ((to: URL) => boolean) | undefined;
  /** Takes the body of an answer with status 200 as it comes, gzip as it is; `body` is then empty. */
  save?: (chunks: AsyncIterable<Uint8Array>) => Promise<unknown>;
}

export interface GuardedAnswer {
  /** Where the answer came from, after redirects. */
  url: string;
  status: number;
  /** Every address that was asked, the first and the last included. */
  hops: string[];
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Where it would have been led on to, and did not go. */
  onward?: URL;
}

interface GuardedFetchParts {
  userAgent: string;
  /** Other than the real ones for tests only. */
  resolve?: Resolve;
  isAllowed?: (address: string) => boolean;
  ports?: readonly number[];
}

export type GuardedFetch = (address: string, request: GuardedRequest) => Promise<GuardedAnswer>;

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

async function* counted(response: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new FetchProblem('too_large', 'The answer is too large.');
    yield chunk;
  }
}

/** What keeps the rest from coming is no matter: the answer is there. */
async function readBeginning(
  response: IncomingMessage,
  types: readonly string[],
  { maxBytes, signal }: GuardedRequest,
): Promise<Buffer> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = response.headers;
  if (encoding !== 'identity' || !types.some((each) => type.toLowerCase().startsWith(each)))
    return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes >= maxBytes) break;
    }
  } catch {
    signal?.throwIfAborted();
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

async function readBody(response: IncomingMessage, request: GuardedRequest): Promise<Buffer> {
  const { maxBytes, save, beginningOf } = request;
  if (beginningOf) return readBeginning(response, beginningOf, request);
  const isSaved = save !== undefined && response.statusCode === 200;
  if (maxBytes === 0 || (save && !isSaved)) return Buffer.alloc(0);
  // None was asked for: what comes packed all the same may unpack to anything.
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && !(isSaved && encoding === 'gzip'))
    throw new FetchProblem('encoded', 'The answer is packed.');
  const chunks = counted(response, maxBytes);
  if (isSaved) {
    await save(chunks);
    return Buffer.alloc(0);
  }
  return Buffer.concat(await Array.fromAsync(chunks));
}

/** Rejects as soon as the signal does, whatever else is still under way. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', onAbort));
};

/**
 * Asks addresses that other people wrote down: only public ones, and each at the very number that was checked, so that
 * a name cannot mean something else a moment later. Redirects begin anew. No cookies, nothing unpacked.
 */
export function createGuardedFetch({
  userAgent,
  resolve = systemResolve,
  isAllowed = isPublicAddress,
  ports = [80, 443],
}: GuardedFetchParts): GuardedFetch {
  async function follow(address: string, request: GuardedRequest, signal: AbortSignal) {
    const { method, authorization } = request;
    let url = readAddress(address, ports);
    const { origin } = url;
    const hops: string[] = [];
    for (let redirects = 0; ; redirects += 1) {
      hops.push(url.href);
      const addresses = await unlessAborted(findAddresses(bareHostOf(url), resolve, isAllowed), signal);
      const own = authorization && url.origin === origin ? { authorization } : {};
      const headers = { ...request.headers, ...own, 'user-agent': userAgent };
      const response = await openRequest({ url, addresses, method, headers, signal });
      try {
        const { statusCode: status = 0, headers: told } = response;
        if (!REDIRECTS.has(status) || told.location === undefined)
          return { url: url.href, status, hops, headers: told, body: await readBody(response, request) };
        if (redirects === MAX_REDIRECTS)
          throw new FetchProblem('too_many_redirects', 'It never arrives anywhere.');
        const next = readAddress(told.location, ports, url);
        if (request.mayFollow?.(next) === false)
          return { url: url.href, status, hops, headers: told, body: Buffer.alloc(0), onward: next };
        url = next;
      } finally {
        response.destroy();
      }
    }
  }

  return async (address, request) => {
    const deadline = AbortSignal.timeout(request.deadlineMs);
    const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
    try {
      return await follow(address, request, signal);
    } catch (error) {
      request.signal?.throwIfAborted();
      if (deadline.aborted) throw new FetchProblem('timeout', 'The answer took too long.');
      if (error instanceof FetchProblem) throw error;
      throw new FetchProblem('failed', 'The connection failed.');
    }
  };
}
