import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ToldTargetName } from '#contract/pages/edge/edge.words.ts';

interface Said {
  status: number;
  headers?: Record<string, string>;
  body: string;
}
/** As a target fails: an answer of its own, none at all, or one that breaks off. */
export type Mood = 'well' | 'silent' | 'half' | Said;

export interface Received {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}
type Interface = (asked: Received) => Said;

const json = (status: number, value: unknown): Said => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
const parse = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};
const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : [];

/** Each as its documentation says: who may, what it takes, how much of it, what it answers. */
const interfaces: Record<Exclude<ToldTargetName, 'varnish'>, Interface> = {
  fastly({ method, path, headers, body }) {
    if (headers['fastly-key'] !== 'fastly-token')
      return json(401, { msg: 'Provided credentials are invalid' });
    if (method !== 'POST' || path !== '/service/SERVICE/purge') return json(404, { msg: 'Record not found' });
    const keys = stringsIn(parse(body).surrogate_keys);
    if (keys.length === 0 || keys.length > 256) return json(400, { msg: 'Bad request' });
    return json(200, Object.fromEntries(keys.map((key, n) => [key, `108-1391560174-${n}`])));
  },
  cloudflare({ method, path, headers, body }) {
    const failed = (status: number, message: string) =>
      json(status, { success: false, errors: [{ code: 10_000, message }], messages: [], result: null });
    if (headers.authorization !== 'Bearer cloudflare-token') return failed(401, 'Authentication error');
    if (method !== 'POST' || path !== '/client/v4/zones/ZONE/purge_cache') return failed(404, 'No route');
    const tags = stringsIn(parse(body).tags);
    if (tags.length === 0 || tags.length > 100) return failed(400, 'Unable to purge');
    return json(200, { success: true, errors: [], messages: [], result: { id: 'ZONE' } });
  },
  bunny({ method, path, headers, body }) {
    if (headers.accesskey !== 'bunny-key') return { status: 401, body: '' };
    if (method !== 'POST' || path !== '/pullzone/77/purgeCache') return { status: 404, body: '' };
    const { CacheTag: tag } = parse(body);
    return { status: typeof tag === 'string' && /^[a-z0-9]+$/.test(tag) ? 204 : 400, body: '' };
  },
  cloudfront({ method, path, headers, body }) {
    const failed = (status: number, code: string): Said => ({
      status,
      body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code></Error></ErrorResponse>`,
    });
    const signed =
      /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/us-east-1\/cloudfront\/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=[0-9a-f]{64}$/;
    if (!signed.test(headers.authorization ?? '')) return failed(403, 'SignatureDoesNotMatch');
    if (method !== 'POST' || path !== '/2020-05-31/distribution/DIST/invalidation')
      return failed(404, 'NoSuchDistribution');
    const paths = [...body.matchAll(/<Path>(#[a-z0-9]{1,256})<\/Path>/g)];
    if (!body.includes(`<Quantity>${paths.length}</Quantity>`)) return failed(400, 'InconsistentQuantities');
    if (!/<CallerReference>[\w-]+<\/CallerReference>/.test(body)) return failed(400, 'MissingBody');
    return {
      status: 201,
      body: '<?xml version="1.0"?><Invalidation><Id>IDFDVBD632BHDS5</Id><Status>InProgress</Status></Invalidation>',
    };
  },
  akamai({ method, path, headers, body }) {
    const failed = (status: number, title: string) =>
      json(status, { httpStatus: status, title, detail: title });
    const signed =
      /^EG1-HMAC-SHA256 client_token=CLIENT;access_token=ACCESS;timestamp=\d{8}T\d\d:\d\d:\d\d\+0000;nonce=[\w-]{36};signature=[\w+/]{43}=$/;
    if (!signed.test(headers.authorization ?? '')) return failed(401, 'Not Authorized');
    if (method !== 'POST' || !/^\/ccu\/v3\/(?:invalidate|delete)\/tag\/production$/.test(path))
      return failed(404, 'Not Found');
    if (body.length > 50_000) return failed(413, 'Request Entity Too Large');
    const objects = stringsIn(parse(body).objects);
    const isSound =
      objects.length > 0 && objects.every((tag) => /^[^:\s*"'(),/<=>?@[\]\\{}]{1,128}$/.test(tag));
    if (!isSound) return failed(400, 'Bad Request');
    return json(201, { httpStatus: 201, detail: 'Request accepted', estimatedSeconds: 5, supportId: 's' });
  },
};

export interface EdgeDouble {
  url: string;
  received: Received[];
  /** How it takes the next call; well again after it. */
  next(mood: Mood): void;
  close(): Promise<void>;
}

/** A public cache's interface, made from its documentation, and as it fails. */
export async function startEdgeDouble(kind: keyof typeof interfaces): Promise<EdgeDouble> {
  const received: Received[] = [];
  const moods: Mood[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const asked = { method, path: url, headers, body: Buffer.concat(parts).toString() };
      received.push(asked);
      const mood = moods.shift() ?? 'well';
      if (mood === 'silent') return;
      const said = typeof mood === 'object' ? mood : interfaces[kind](asked);
      if (mood === 'half') {
        response.writeHead(said.status, { 'content-length': '500' });
        response.write(said.body.slice(0, 10));
        setImmediate(() => request.socket.destroy());
        return;
      }
      response.writeHead(said.status, said.headers);
      response.end(said.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    next: (mood) => void moods.push(mood),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
