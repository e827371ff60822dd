import { once } from 'node:events';
import net from 'node:net';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint, Upload, UploadStream } from '#contract/site/endpoint.schemas.ts';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { fileForm } from '#test/harness/data/pictures.ts';
import { apiRoutes } from './routes/api/api.ts';

const MOST = 70_000;
const ways = { 'as it comes': { streamed: true }, 'as a whole': {} } as const;
let way: keyof typeof ways;

/** Reads what it is given to its end, as a service would. */
async function siteThatReads() {
  const bring: Endpoint = {
    method: 'POST',
    path: '/api/things',
    summary: 'Made up',
    access: 'public',
    cache: 'no-store',
    upload: { maxBytes: MOST, ...ways[way] },
    response: z.object({ bytes: z.int() }),
  };
  const read: string[] = [];
  const call = async ({ upload }: { upload: UploadStream | Upload }) => {
    const { length } = 'chunks' in upload ? await buffer(upload.chunks) : upload.bytes;
    read.push(upload.name);
    return { bytes: length };
  };
  const app = await buildTestApp({
    api: uniformApi(async () => ({})),
    extend: async (instance) => {
      await instance.register(apiRoutes, {
        api: { bring: call },
        findActor: async () => undefined,
        table: { bring },
      });
    },
  });
  onTestFinished(() => app.close());
  const send = async (bytes: Uint8Array, more = {}) => {
    const form = fileForm(bytes, { name: 'a.json', ...more });
    return app.inject({ method: 'POST', url: '/api/things', ...form });
  };
  return { app, read, send };
}

describe.each(Object.keys(ways) as (keyof typeof ways)[])('a file that is read %s', (each) => {
  beforeEach(() => {
    way = each;
  });

  test('arrives whole', async () => {
    const { send } = await siteThatReads();
    for (const size of [0, 1, MOST])
      expect((await send(Buffer.alloc(size, 'x'))).json()).toEqual({ bytes: size });
  });

  test('one that is longer than it may be is never taken for whole, whether it says so or not', async () => {
    const { send, read } = await siteThatReads();
    for (const size of [MOST + 1, MOST + 10_000, MOST * 3]) {
      const answer = await send(Buffer.alloc(size, 'x'));
      expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'payload_too_large']);
    }
    expect(read).toEqual([]);
  });

  test('one that breaks off is refused, and not read as if it had ended', async () => {
    const { app, read } = await siteThatReads();
    const { payload, headers } = fileForm(Buffer.alloc(5_000, 'x'));
    const answer = await app.inject({
      method: 'POST',
      url: '/api/things',
      headers,
      payload: payload.subarray(0, 3_000),
    });
    expect(answer.statusCode).toBe(400);
    expect(read).toEqual([]);
  });

  test('a form that ends inside the head of a part is refused, and nobody waits for the rest', async () => {
    const { app, read } = await siteThatReads();
    const { payload, headers } = fileForm(Buffer.from('x'));
    const text = payload.toString();
    // The blank line that ends the head is the first half of the boundary behind it.
    const cut = text.replace(/\r\n\r\nx\r\n--/, '\r\n\r\n--');
    expect(cut).not.toBe(text);
    const answer = await app.inject({ method: 'POST', url: '/api/things', headers, payload: cut });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_input']);
    expect(read).toEqual([]);
  });

  test('one that is too long is refused in the middle of it, and nobody waits for its end', async () => {
    const { app, read } = await siteThatReads();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as net.AddressInfo;
    const { payload, headers } = fileForm(Buffer.alloc(MOST * 3, 'x'));
    const head = payload.indexOf('xxx');
    const socket = net.connect(port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(
      `POST /api/things HTTP/1.1\r\nHost: a\r\nContent-Type: ${headers['content-type']}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    // One piece ends exactly where the file may: of what follows, nothing is left to hand on.
    for (const [from, to] of [
      [0, head],
      [head, head + MOST],
      [head + MOST, head + MOST * 2],
    ] as const) {
      socket.write(`${(to - from).toString(16)}\r\n`);
      socket.write(payload.subarray(from, to));
      socket.write('\r\n');
    }
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    expect(read).toEqual([]);
  });
});
