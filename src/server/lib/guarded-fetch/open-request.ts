import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { bareHostOf, portOf } from './read-address.ts';

interface OpenRequest {
  url: URL;
  /** Checked; the connection is made to one of these and to nothing else. */
  addresses: string[];
  method: 'GET' | 'HEAD';
  /** Beside those that every request has. */
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** Answers what was found out before, however often and by whatever name it is asked. */
export const pinnedTo =
  (addresses: string[]): LookupFunction =>
  (_hostname, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) done(null, found);
    else done(null, found[0]?.address ?? '', found[0]?.family);
  };

/** Resolves with the beginning of the answer; whoever gets it reads or destroys it. */
export function openRequest({ url, addresses, method, headers, signal }: OpenRequest) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const options: RequestOptions = {
      // An agent of its own: no connection is shared, and no proxy of the environment steps in between.
      agent: false,
      method,
      host: bareHostOf(url),
      port: portOf(url),
      path: `${url.pathname}${url.search}`,
      lookup: pinnedTo(addresses),
      headers: {
        ...headers,
        host: url.host,
        accept: '*/*',
        'accept-encoding': 'identity',
        connection: 'close',
      },
      signal,
    };
    const request = url.protocol === 'https:' ? https.request(options) : http.request(options);
    request.on('response', resolve).on('error', reject).end();
  });
}
