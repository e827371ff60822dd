import { createHash, createHmac } from 'node:crypto';

export interface EdgeGridClient {
  clientToken: string;
  clientSecret: string;
  accessToken: string;
}

interface Signed {
  client: EdgeGridClient;
  url: string;
  body: string;
  now: Date;
  /** Never the same twice. */
  nonce: string;
}

const mac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64');

/** The authorization of a POST, as Akamai asks for it (EG1-HMAC-SHA256). */
export function signForEdgeGrid({ client, url, body, now, nonce }: Signed): string {
  const { protocol, host, pathname } = new URL(url);
  const stamp = now
    .toISOString()
    .replace(/-|\.\d{3}Z$/g, '')
    .concat('+0000');
  const { clientToken, clientSecret, accessToken } = client;
  const said = `EG1-HMAC-SHA256 client_token=${clientToken};access_token=${accessToken};timestamp=${stamp};nonce=${nonce};`;
  const bodyHash = createHash('sha256').update(body).digest('base64');
  const toSign = ['POST', protocol.slice(0, -1), host, pathname, '', bodyHash, said].join('\t');
  return `${said}signature=${mac(mac(clientSecret, stamp), toSign)}`;
}
