import { createHash, createHmac } from 'node:crypto';

export interface AwsKey {
  id: string;
  secret: string;
}

interface Signed {
  key: AwsKey;
  service: string;
  region: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  now: Date;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * The headers of a request with its signature, as Amazon asks for it (version 4). For addresses without a query, whose path
 * is written as it is sent.
 */
export function signForAws({
  key,
  service,
  region,
  method,
  url,
  headers,
  body,
  now,
}: Signed): Record<string, string> {
  const { host, pathname } = new URL(url);
  const stamp = now.toISOString().replace(/[:-]|\.\d{3}/g, '');
  const day = stamp.slice(0, 8);
  const all: Record<string, string> = { ...headers, host, 'x-amz-date': stamp };
  const names = Object.keys(all).sort();
  const listed = names.join(';');
  const lines = names.map((name) => `${name}:${all[name]?.trim()}\n`).join('');
  const request = [method, pathname, '', lines, listed, hash(body)].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, hash(request)].join('\n');
  const signing = [region, service, 'aws4_request'].reduce<Buffer>(mac, mac(`AWS4${key.secret}`, day));
  const signature = mac(signing, toSign).toString('hex');
  const { host: _, ...sent } = all;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${key.id}/${scope}, SignedHeaders=${listed}, Signature=${signature}`,
  };
}
