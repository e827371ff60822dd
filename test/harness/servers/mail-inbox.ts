import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';

export interface ReceivedMail {
  to: string[];
  /** With its headers, lines put together again. */
  source: string;
}

/** A mail server for the surrounding `describe`, and a mailer that writes to it. */
export function useMailServer() {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const source = raw
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      }, done);
    },
  });
  let real: Mailer | undefined;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    real = createMailer(`smtp://127.0.0.1:${port}`, 'vitrina@vitrina.test');
  });
  afterAll(async () => {
    real?.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  /** Known before the server listens. */
  const mailer: Mailer = {
    send: async (mail) => real?.send(mail),
    close: () => real?.close(),
  };
  return { mailer, received };
}
