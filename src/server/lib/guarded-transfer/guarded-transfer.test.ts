import { randomBytes } from 'node:crypto';
import net from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readFeedAddress } from '#server/domain/commerce/shop-feeds/feed-address.ts';
import { fileHost, PASSWORD, startFileHost, USER } from '#test/harness/servers/file-host.ts';
import { createGuardedTransfer } from './guarded-transfer.ts';
import type { TransferRequest } from './transfer.ts';

const HERE = '127.0.0.1';
const ways = ['ftp', 'ftps', 'implicit', 'sftp'] as const;

describe.skipIf(!fileHost)('files from a real host', { timeout: 120_000 }, () => {
  let host: Awaited<ReturnType<typeof startFileHost>>;
  const usual = tls.getCACertificates('default');
  beforeAll(async () => {
    host = await startFileHost();
    tls.setDefaultCACertificates([...usual, host.certificate]);
  });
  afterAll(async () => {
    tls.setDefaultCACertificates(usual);
    await host.close();
  });

  async function bring(address: string, request: Partial<TransferRequest> = {}) {
    const read = readFeedAddress(address, []);
    if (!read || !('file' in read)) throw new Error('Not the address of a file.');
    const isImplicit = read.file.port === host.ports.implicit;
    const guarded = createGuardedTransfer({
      resolve: async () => [HERE],
      isAllowed: (number) => number === HERE,
      ports: Object.values(host.ports),
    });
    const saved: Uint8Array[] = [];
    const save = async (chunks: AsyncIterable<Uint8Array>) => {
      for await (const chunk of chunks) saved.push(chunk);
    };
    const told = await guarded(
      { ...read.file, isImplicit },
      { deadlineMs: 60_000, maxBytes: 2_000_000, save, ...request },
    );
    return { ...told, bytes: Buffer.concat(saved) };
  }
  const problem = (kind: string) => expect.objectContaining({ kind });

  test.each(ways)('come whole by %s, and not again while they stay as they are', async (way) => {
    const content = randomBytes(100_000);
    host.write('feed.csv.gz', content);
    const first = await bring(host.addressOf(way, 'feed.csv.gz'));
    expect([first.isUnchanged, first.bytes.equals(content)]).toEqual([false, true]);
    expect(first.stamp).toMatch(/^100000 bytes of 20/);
    expect(first.hostKey).toEqual(way === 'sftp' ? expect.stringMatching(/^SHA256:[\w+/]{43}$/) : null);
    const { stamp, hostKey } = first;
    const second = await bring(host.addressOf(way, 'feed.csv.gz'), { stamp, hostKey });
    expect(second).toMatchObject({ isUnchanged: true, stamp, hostKey, bytes: Buffer.alloc(0) });
    host.write('feed.csv.gz', 'other');
    const third = await bring(host.addressOf(way, 'feed.csv.gz'), { stamp, hostKey });
    expect([third.isUnchanged, third.bytes.toString()]).toEqual([false, 'other']);
  });

  test.each(ways)('are refused by %s in words of their own', async (way) => {
    host.write('a name: 100%.csv', 'x'.repeat(1_000));
    const address = host.addressOf(way, 'a%20name:%20100%25.csv');
    expect((await bring(address)).bytes).toHaveLength(1_000);
    await expect(bring(address, { maxBytes: 999 })).rejects.toEqual(problem('too_large'));
    await expect(bring(host.addressOf(way, 'none.csv'))).rejects.toEqual(problem('missing'));
    const wrong = host.addressOf(way, 'feed.csv', `${USER}:not-${PASSWORD}`);
    const refusal = await bring(wrong).catch((error: Error) => error);
    expect(refusal).toEqual(problem('unauthorised'));
    expect(String(refusal)).not.toContain(PASSWORD);
  });

  test('come by SFTP from the host that was known, and the password goes to no other', async () => {
    host.write('feed.csv', 'well');
    const address = host.addressOf('sftp', 'feed.csv');
    const { hostKey } = await bring(address);
    await host.changeKey();
    await expect(bring(address, { hostKey })).rejects.toEqual(problem('other_host'));
    expect((await bring(address)).hostKey).not.toBe(hostKey);
  });

  test('come by ftps only with a certificate that is the host’s', async () => {
    host.write('feed.csv', 'well');
    tls.setDefaultCACertificates(usual);
    onTestFinished(() => tls.setDefaultCACertificates([...usual, host.certificate]));
    for (const way of ['ftps', 'implicit'] as const)
      await expect(bring(host.addressOf(way, 'feed.csv'))).rejects.toEqual(problem('failed'));
  });
});

describe('a host of files', () => {
  const file = {
    way: 'ftp' as const,
    hostname: 'files.example',
    port: 21,
    user: 'a',
    password: 'b',
    path: '/x',
  };
  const request = { deadlineMs: 10_000, maxBytes: 10, save: async () => {} };
  const problem = (kind: string) => expect.objectContaining({ name: 'FetchProblem', kind });

  async function listen(onConnection: (socket: net.Socket) => void) {
    const sockets: net.Socket[] = [];
    const server = net.createServer((socket) => {
      sockets.push(socket.on('error', () => {}));
      onConnection(socket);
    });
    await new Promise<void>((done) => server.listen(0, HERE, done));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return { sockets, port: (server.address() as net.AddressInfo).port };
  }
  const to = (port: number, resolve = async () => [HERE]) =>
    createGuardedTransfer({ resolve, isAllowed: (number) => number === HERE, ports: [port] });

  test('is not asked inside a network, at an unusual port, or where the name leads nowhere', async () => {
    const { port, sockets } = await listen(() => {});
    for (const way of ['ftp', 'ftps', 'sftp'] as const) {
      const here = { ...file, way, port };
      const inside = [['10.0.0.1'], [HERE, '10.0.0.1'], ['::1']];
      for (const found of inside)
        await expect(to(port, async () => found)(here, request)).rejects.toEqual(problem('refused'));
      await expect(createGuardedTransfer()({ ...here, hostname: HERE }, request)).rejects.toEqual(
        problem('refused'),
      );
      await expect(to(0)(here, request)).rejects.toEqual(problem('refused'));
      await expect(to(port, async () => [])(here, request)).rejects.toEqual(problem('unresolved'));
    }
    expect(sockets).toEqual([]);
  });

  test.each(['ftp', 'ftps', 'sftp'] as const)('that says nothing by %s is left in time', async (way) => {
    const { port } = await listen(() => {});
    const asked = to(port)({ ...file, way, port }, { ...request, deadlineMs: 200 });
    await expect(asked).rejects.toEqual(problem('timeout'));
    const stop = new AbortController();
    const stopped = to(port)({ ...file, way, port }, { ...request, signal: stop.signal });
    stop.abort(new Error('The server stops.'));
    await expect(stopped).rejects.toThrow('The server stops.');
  });

  test.each(['ftp', 'ftps', 'sftp'] as const)(
    'that talks nonsense by %s fails, and nothing else does',
    async (way) => {
      const { port } = await listen((socket) => socket.end('nonsense\r\n'));
      await expect(to(port)({ ...file, way, port }, request)).rejects.toEqual(problem('failed'));
    },
  );

  test('cannot send whoever asks it to another machine', async () => {
    const asked: string[] = [];
    const said: Record<string, string> = {
      USER: '331 Password',
      PASS: '230 Well',
      EPSV: '502 No',
      PASV: '227 Entering (10,0,0,1,31,64)',
      TYPE: '200 Well',
    };
    const { port } = await listen((socket) => {
      socket.write('220 Hello\r\n');
      socket.on('data', (line) => {
        asked.push(String(line).slice(0, 4));
        socket.write(`${said[asked.at(-1) ?? ''] ?? '502 No'}\r\n`);
      });
    });
    await expect(to(port)({ ...file, port }, request)).rejects.toEqual(problem('failed'));
    expect(asked).toContain('PASV');
    expect(asked).not.toContain('RETR');
  });
});
