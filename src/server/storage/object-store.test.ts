import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readTrace, runTraced } from '#server/lib/tracing/trace-context.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { type Bucket, startBucket } from '#test/harness/servers/bucket.ts';
import { createFolderObjects } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Objects } from './s3-store.ts';

const newFolder = temporaryFolders();
let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

const stores: Record<string, () => ObjectStore> = {
  folder: () => createFolderObjects(newFolder()),
  'bucket, under a prefix': () => bucket.open({ prefix: `${randomUUID()}/` }),
};

const broken = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('gone');
    })(),
  );

describe.each(Object.keys(stores))('files in a %s', (kind) => {
  let store: ObjectStore;
  beforeEach(() => {
    store = (stores[kind] as () => ObjectStore)();
  });
  const textOf = async (key: string) => {
    const stream = await store.read(key);
    return stream && String(await buffer(stream));
  };
  const keysUnder = async (prefix: string) =>
    (await Array.fromAsync(store.list(prefix))).map(({ key }) => key);

  test('are kept under their keys, from bytes and from streams', async () => {
    await store.write('media/a.webp', Buffer.from('one'));
    await store.write('media/b.webp', Readable.from([Buffer.from('tw'), Buffer.from('o')]));
    expect(await textOf('media/a.webp')).toBe('one');
    expect(await textOf('media/b.webp')).toBe('two');
    expect(await store.has('media/a.webp')).toBe(true);
    expect(await textOf('media/c.webp')).toBeUndefined();
    expect(await store.has('media/c.webp')).toBe(false);
  });

  test('are replaced as a whole', async () => {
    await store.write('a', Buffer.from('a long first version'));
    await store.write('a', Buffer.from('short'));
    expect(await textOf('a')).toBe('short');
    await store.write('a', Buffer.alloc(0));
    expect(await textOf('a')).toBe('');
  });

  test('may be larger than one part of an upload', async () => {
    const parts = Array.from({ length: 20 }, () => randomBytes(1024 * 1024));
    await store.write('backups/large', Readable.from(parts));
    const stream = await store.read('backups/large');
    const back = stream && (await buffer(stream));
    expect(back?.equals(Buffer.concat(parts))).toBe(true);
    expect(await Array.fromAsync(store.list('backups/'))).toEqual([
      { key: 'backups/large', bytes: 20 * 1024 * 1024 },
    ]);
  });

  test('are listed by the beginning of the key, in order, with sizes', async () => {
    await store.write('media/b.webp', Buffer.from('two'));
    await store.write('media/a.webp', Buffer.from('one!'));
    await store.write('backups/x.tar', Buffer.from(''));
    expect(await Array.fromAsync(store.list('media/'))).toEqual([
      { key: 'media/a.webp', bytes: 4 },
      { key: 'media/b.webp', bytes: 3 },
    ]);
    expect(await keysUnder('media/b')).toEqual(['media/b.webp']);
    expect(await keysUnder('nowhere/')).toEqual([]);
    expect(await keysUnder('')).toEqual(['backups/x.tar', 'media/a.webp', 'media/b.webp']);
  });

  test('are forgotten, and it does not matter whether they were there', async () => {
    await store.write('a', Buffer.from('one'));
    await store.remove('a');
    await store.remove('a');
    expect(await keysUnder('')).toEqual([]);
  });

  test('stay as they were where a stream breaks, and nothing is left of it', async () => {
    await store.write('a', Buffer.from('whole'));
    await expect(store.write('a', broken())).rejects.toThrow('gone');
    expect(await textOf('a')).toBe('whole');
    expect(await keysUnder('')).toEqual(['a']);
  });
});

test('a folder has no keys outside itself, and keeps no remains', async () => {
  const folder = newFolder();
  const store = createFolderObjects(folder);
  await expect(store.read('../secret')).rejects.toThrow('no key');
  await expect(store.write('a', broken())).rejects.toThrow('gone');
  expect(await readdir(folder)).toEqual([]);
});

test('a folder lists in the order of whole keys, as buckets do', async () => {
  const store = createFolderObjects(newFolder());
  for (const key of ['media/a', 'media-old/a', 'media0']) await store.write(key, Buffer.from(''));
  const keys = (await Array.fromAsync(store.list(''))).map(({ key }) => key);
  expect(keys).toEqual(['media-old/a', 'media/a', 'media0']);
});

test('a list that the bucket hands out in parts is whole', async () => {
  const store = bucket.open({ prefix: 'many/', namesAtOnce: 10 });
  const keys = Array.from({ length: 25 }, (_, n) => `k${String(n).padStart(5, '0')}`);
  await Promise.all(keys.map((key) => store.write(key, Buffer.from(key))));
  expect((await Array.fromAsync(store.list(''))).map(({ key }) => key)).toEqual(keys);
});

test('a bucket is told to which trace a question belongs, under its signature, and nothing where nobody traces', async () => {
  const heard: IncomingHttpHeaders[] = [];
  const server = createServer(({ headers }, response) => {
    heard.push(headers);
    response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'a', secretAccessKey: 'b' };
  const store = createS3Objects({ bucket: 'b', region: 'us-east-1', prefix: '', endpoint, ...keys });
  const trace = readTrace('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01');
  if (!trace) throw new Error('It is not read.');
  await new Promise<void>((resolve) => runTraced(trace, () => void store.has('x').then(() => resolve())));
  await store.has('x');
  store.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const [told, untold] = heard;
  expect(told?.traceparent).toBe(`00-${trace.traceId}-${trace.spanId}-01`);
  expect(told?.authorization).toMatch(/SignedHeaders=[^,]*traceparent/);
  expect(untold).not.toHaveProperty('traceparent');
});
