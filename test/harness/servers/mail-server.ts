import { EventEmitter, once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  envelope: { from: string; to: string[] };
  /** By name in lower case, in the order in which they stand; decoded. */
  headers: [name: string, value: string][];
  text: string;
}

const words = /=\?utf-8\?([bq])\?([^?]*)\?=(?:\s+(?==\?utf-8\?))?/gi;
const fromQuoted = (line: string) =>
  Buffer.from(
    line.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** A header's value as a person reads it (RFC 2047). */
const decodeHeader = (value: string) =>
  value.replace(words, (_, kind: string, encoded: string) =>
    (kind.toLowerCase() === 'b'
      ? Buffer.from(encoded, 'base64')
      : fromQuoted(encoded.replaceAll('_', ' '))
    ).toString(),
  );

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? fromQuoted(body.replaceAll('=\r\n', '')).toString() : body;
}

function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), decodeHeader(value.join(': '))];
    });
  const encoding = headers.find(([name]) => name === 'content-transfer-encoding')?.[1];
  return { headers, text: decodeBody(rest.join('\r\n\r\n'), encoding).replaceAll('\r\n', '\n').trimEnd() };
}

const ARRIVES_WITHIN_MS = 30_000;

/** A real mail server that keeps what it is sent, until somebody stops it. */
export async function openMailServer(options: SMTPServerOptions = {}, port = 0) {
  const received: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const raw = await text(stream);
      received.push({
        envelope: {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
        },
        ...readMail(raw),
      });
      arrivals.emit('mail');
      done();
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = (server.server.address() as net.AddressInfo).port;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  /** The newest letter of that kind behind the first `after` letters, once there is one. */
  async function next(isMeant: (mail: ReceivedMail) => boolean, after = 0): Promise<ReceivedMail> {
    const signal = AbortSignal.timeout(ARRIVES_WITHIN_MS);
    for (;;) {
      const found = received.slice(after).findLast(isMeant);
      if (found) return found;
      await once(arrivals, 'mail', { signal });
    }
  }
  return { port: bound, url: `smtp://127.0.0.1:${bound}`, received, next, stop };
}
export type Mailbox = Awaited<ReturnType<typeof openMailServer>>;

/** The same, ended with the test. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<Mailbox> {
  const server = await openMailServer(options, port);
  onTestFinished(server.stop);
  return server;
}

/** A server that takes connections and never says a word. */
export async function startSilentServer() {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as net.AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, connections: () => sockets.length };
}
