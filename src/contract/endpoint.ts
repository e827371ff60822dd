import type { z } from 'zod';

/** One call of the API, as both sides know it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  access: 'public' | 'admin';
  /** revalidate: ETag with max-age=0; no-store: never kept, because a gate decides by it or it changes something. */
  cache: 'revalidate' | 'no-store';
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON; arrives as `body` beside the parameters. */
  body?: z.ZodType;
  response: z.ZodType;
}

export const defineEndpoints = <T extends Record<string, Endpoint>>(table: T): T => table;
