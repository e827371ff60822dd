import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { exactBytes } from './exact-bytes.ts';

/** A page as it was just rendered. */
export interface FreshPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** What it shows: a change of any of these makes it out of date. */
  tags: string[];
  /** When it stops being true by itself, and when its prices do; in milliseconds. */
  expiresAt: number | null;
  pricesUntil: number | null;
  /** Nothing of its own stands at the address: any number of them say the same. */
  standsIn?: boolean | undefined;
  /** Somebody lets the address lead elsewhere: the query goes along. */
  leadsAway?: boolean;
}

/** A page as it is kept and sent. */
export interface KeptPage extends Omit<FreshPage, 'html'> {
  key: string;
  etag: string;
  brotli: Buffer;
  renderedAt: number;
  /** How long rendering took, in milliseconds. */
  took: number;
  /** Bytes before compression. */
  size: number;
  /** Where the ledger stood when rendering began: what it says from there on may be news to this page. */
  position: bigint;
  /** Why it was rendered. */
  cause: string;
}

const compress = promisify(brotliCompress);
/**
 * A window of 64 kB takes a tenth of the default one's time, for the same size of page; two qualities more would take a
 * quarter more of it and save no byte.
 */
export const pressing = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 16 };

export type Circumstances = Pick<KeptPage, 'key' | 'position' | 'renderedAt' | 'took' | 'cause'>;

function keptFrom(
  { html: _, ...facts }: FreshPage,
  circumstances: Circumstances,
  identity: Buffer,
  pressed: Buffer,
): KeptPage {
  return {
    ...circumstances,
    ...facts,
    // Weak, because every encoding of the page has the same tag.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    brotli: exactBytes(pressed),
    size: identity.length,
  };
}

export async function keepPage(page: FreshPage, circumstances: Circumstances): Promise<KeptPage> {
  const identity = Buffer.from(page.html);
  return keptFrom(page, circumstances, identity, await compress(identity, { params: pressing }));
}

/** A fifth less time, and a hundred-and-eightieth more bytes: most pages of a run are pressed again before many have read them. */
const pressingMany = { ...pressing, [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Of a run over many pages, where nobody else waits for the thread: handing it to another one would cost more. */
export function keepPageAtOnce(page: FreshPage, circumstances: Circumstances): KeptPage {
  const identity = Buffer.from(page.html);
  return keptFrom(page, circumstances, identity, brotliCompressSync(identity, { params: pressingMany }));
}
