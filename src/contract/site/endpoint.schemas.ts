import { z } from 'zod';
import type { Access } from '#contract/site/roles.ts';

/** One call of the API, as both sides know it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  /** The lowest role that may call it; its service may ask for more, depending on what is wanted. */
  access: 'public' | Access;
  /** Only for a session that has lately proved whose it is (decision 051): always, or for some of what the path names. */
  proof?: true | ((params: Record<string, string>) => boolean);
  /** Open also to somebody who may do nothing yet but set up a second factor (decision 057). */
  whileUnprotected?: true;
  /** revalidate: ETag with max-age=0; no-store: never kept, because a gate decides by it or it changes something. */
  cache: 'revalidate' | 'no-store';
  /** The parameter of the query that holds a reader's own words: no cache keeps an answer to them. */
  words?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** A failure carries its message at the top of the answer too: callers from before the one shape look there. */
  messageOnTop?: true;
  /** JSON; arrives as `body` beside the parameters. */
  body?: z.ZodType;
  /** One file instead, sent as the field `file` of multipart/form-data; arrives as `upload`: whole, or as a stream. */
  upload?: { maxBytes: number; streamed?: true };
  /** The name under which a browser keeps the answer as a file; true: the answer is a `NamedFile` and says it. */
  attachment?: string | true;
  /** The answer is of this kind, not JSON: sent as it is, or part by part as it is made. */
  stream?: string;
  /** The answer is a page for a frame of the administrators' area: nothing in it runs. */
  framed?: true;
  response: z.ZodType;
}

/** The answer to what is only taken note of: 204, and not a byte. */
export const noAnswer = z.null();

/** A file as it came; its name is what somebody called it, and proves nothing. */
export interface Upload {
  name: string;
  bytes: Uint8Array;
}

/** One that is too large to be held at once: read as it comes. */
export interface UploadStream {
  name: string;
  chunks: AsyncIterable<Uint8Array>;
}

/** An answer that is kept as a file, and part by part as it is made. */
export interface NamedFile {
  name: string;
  type: string;
  parts: AsyncIterable<Uint8Array>;
}

export const defineEndpoints = <const T extends Record<string, Endpoint>>(table: T): T => table;
