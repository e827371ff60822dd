import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { acceptedEncoding, type Encoding } from './answering/accepted-encoding.ts';
import { type Head, headIn, inEncoding } from './answering/encodings.ts';
import { isKnown, type PageRequest, type PageResponse } from './answering/page-response.ts';
import { exactBytes } from './copies/exact-bytes.ts';
import { pressing } from './copies/kept-page.ts';

/** An answer of a call as it goes over the wire, in each encoding in which somebody has asked for it. */
interface Kept {
  brotli: Buffer;
  /** Too short for it to become shorter. */
  plain: boolean;
  unchanged: Head;
  by: Partial<Record<Encoding, Head>>;
}

interface Parts {
  /** Whether this is what the call would answer still. */
  isTrue: (answer: object) => boolean;
}

const { addresses, addressChars } = engineLimits.rememberedReads;
const compress = promisify(brotliCompress);
/** Below this, an answer fits the first packet as it is. */
const PRESSED_FROM = 1024;

function answerWith(request: PageRequest, kept: Kept): PageResponse {
  if (isKnown(request.headers['if-none-match'], kept.unchanged.etag ?? ''))
    return { status: 304, headers: kept.unchanged, body: undefined };
  const accepted = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''));
  const encoding = kept.plain ? 'identity' : accepted;
  const body = inEncoding(kept.brotli, encoding);
  kept.by[encoding] ??= headIn(kept.unchanged, encoding, body);
  return { status: 200, headers: kept.by[encoding], body };
}

/**
 * What calls of readers answered, as bytes. A remembered answer is the same object until something in it changes, so
 * its bytes are kept with it and go with it; of addresses it is only known which answer was theirs.
 */
export function createKeptAnswers({ isTrue }: Parts) {
  const bytes = new WeakMap<object, Promise<Kept>>();
  const ready = new WeakMap<object, Kept>();
  const byUrl = new LRUCache<string, WeakRef<object>>({ max: addresses });

  async function press(json: string, head: Head): Promise<Kept> {
    const plain = json.length < PRESSED_FROM;
    const unchanged = { ...head, vary: 'accept-encoding' };
    return { brotli: exactBytes(await compress(json, { params: pressing })), plain, unchanged, by: {} };
  }

  return {
    /** Keeps what is about to be sent, and says how: undefined where it will not be asked for again. */
    async keep(
      request: PageRequest & { url: string },
      answer: object,
      json: string,
      head: Head,
    ): Promise<PageResponse | undefined> {
      if (!head.etag || request.url.length > addressChars || !isTrue(answer)) return undefined;
      let pressed = bytes.get(answer);
      if (!pressed) {
        pressed = press(json, head);
        bytes.set(answer, pressed);
        pressed.catch(() => bytes.delete(answer));
      }
      const kept = await pressed;
      ready.set(answer, kept);
      byUrl.set(request.url, new WeakRef(answer));
      return answerWith(request, kept);
    },

    /** Ahead of any routing: what is ready to be sent. */
    respondAtOnce(request: PageRequest & { url?: string | undefined }): PageResponse | undefined {
      if (request.method !== 'GET') return undefined;
      const answer = byUrl.get(request.url ?? '')?.deref();
      const kept = answer && isTrue(answer) ? ready.get(answer) : undefined;
      return kept && answerWith(request, kept);
    },
  };
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;
